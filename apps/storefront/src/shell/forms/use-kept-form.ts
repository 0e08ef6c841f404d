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

/** Whether the focus left `from` for another element: what is typed there must not end up in a field that takes it. */
const hasGoneOn = (from: Element | null): boolean =>
  document.activeElement !== from && document.activeElement !== document.body;

/** Whether a page that was made without script answers a form already. */
const isAnswer = (state: object): boolean => 'attempt' in state && state.attempt !== 0;

/**
 * A form whose action answers with a state. With script the fields keep what was typed and the first wrong one takes the
 * focus, unless the shopper went on to another field before the answer came; without it the action renders the page anew.
 */
export const useKeptForm = <S extends object>(
  action: (state: Awaited<S>, form: FormData) => Promise<S>,
  initial: Awaited<S>,
): KeptForm<S> => {
  const [state, send, isPending] = useActionState(action, initial);
  const form = useRef<HTMLFormElement>(null);
  const sentFrom = useRef<Element | null>(null);
  const first = useRef(state);
  useEffect(() => {
    if ((state === first.current && !isAnswer(state)) || hasGoneOn(sentFrom.current)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]')?.focus();
  }, [state]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A form that the framework sends itself is emptied by React afterwards.
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    sentFrom.current = document.activeElement;
    startTransition(() => send(data));
  };
  return { state, isPending, form, attributes: { action: send, onSubmit } };
};
