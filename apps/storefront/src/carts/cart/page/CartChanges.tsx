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
  /** The form action of every change; works without script too. */
  readonly send: (form: FormData) => void;
}

const CartContext = createContext<CartChanges | null>(null);

/** The changes of the cart that the page shows. */
export const useCartChanges = (): CartChanges => {
  const changes = useContext(CartContext);
  if (changes === null) throw new Error('useCartChanges needs a CartChangesProvider above it');
  return changes;
};

/** All changes of a cart go through here one after the other, each to the version that the one before left. */
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
  /** A list is sent as one field for each of its texts. */
  readonly fields?: Readonly<Record<string, string | number | readonly string[]>>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that makes one change. What was typed stays in it when the change is refused. */
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
