'use client';

import {
  createContext,
  startTransition,
  useActionState,
  useContext,
  useMemo,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useHasScript } from '../../../shell/controls';
import type { CartState } from '../state/cart-state';
import { changeCart } from '../state/change-cart';

interface CartChanges extends CartState {
  readonly isPending: boolean;
  /** The form action of every change; also works without script. */
  readonly send: (form: FormData) => void;
}

const CartContext = createContext<CartChanges | null>(null);

/** Returns the changes of the cart on this page. */
export const useCartChanges = (): CartChanges => {
  const changes = useContext(CartContext);
  if (changes === null) throw new Error('useCartChanges needs a CartChangesProvider above it');
  return changes;
};

/** Sends all changes of a cart one after another, each to the version the previous one returned. */
export const CartChangesProvider = ({ version, children }: { version: number; children: ReactNode }) => {
  const [state, send, isPending] = useActionState(changeCart, {
    version,
    problem: null,
    zipError: null,
    couponProblem: null,
    removed: null,
  });
  const changes = useMemo(() => ({ ...state, send, isPending }), [state, send, isPending]);
  return <CartContext value={changes}>{children}</CartContext>;
};

interface CartFormProps {
  readonly intent: string;
  /** A list is sent as one field per text. */
  readonly fields?: Readonly<Record<string, string | number | readonly string[]>>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form for one change. The typed text stays if the change is refused. */
export const CartForm = ({ intent, fields = {}, className, children }: CartFormProps) => {
  const { send } = useCartChanges();
  const hasScript = useHasScript();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startTransition(() => send(form));
  };
  return (
    <form action={send} onSubmit={submit} className={className} noValidate={hasScript}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).flatMap(([name, values]) =>
        [values]
          .flat()
          .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      {children}
    </form>
  );
};
