'use client';

import { startTransition, useActionState, useEffect, useRef, type FormEvent, type RefObject } from 'react';

interface KeptForm<S> {
  readonly state: S;
  readonly isPending: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Attributes of the form element. */
  readonly attributes: {
    readonly action: (form: FormData) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form whose action answers with a state. With script the fields keep what was typed and the first wrong one takes the
 * focus; without it the action renders the page anew.
 */
export const useKeptForm = <S extends { readonly attempt: number }>(
  action: (state: Awaited<S>, form: FormData) => Promise<S>,
  initial: Awaited<S>,
): KeptForm<S> => {
  const [state, send, isPending] = useActionState(action, initial);
  const form = useRef<HTMLFormElement>(null);
  const { attempt } = state;
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]')?.focus();
  }, [attempt]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A form that the framework sends itself is emptied by React afterwards.
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => send(data));
  };
  return { state, isPending, form, attributes: { action: send, onSubmit } };
};
