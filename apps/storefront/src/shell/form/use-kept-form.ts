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

/** True if the focus left `from` for another element: text typed there must not end up in a field that takes the focus. */
const hasGoneOn = (from: Element | null): boolean =>
  document.activeElement !== from && document.activeElement !== document.body;

/** The named button that was pressed: forms with several are sent with its name, as the browser does by itself. */
const submitterOf = ({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLButtonElement | null => {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.name !== '' ? submitter : null;
};

/** True if a page made without script is already a form's answer. */
const isAnswer = (state: object): boolean => 'attempt' in state && state.attempt !== 0;

/**
 * A form whose action returns a state. With script, fields keep the typed text and the first invalid one takes the focus, unless the
 * shopper moved on before the answer arrived; without script, the action renders the page again.
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
    // React would empty a form that the framework submits itself.
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const pressed = submitterOf(event);
    if (pressed !== null) data.append(pressed.name, pressed.value);
    sentFrom.current = document.activeElement;
    startTransition(() => send(data));
  };
  return { state, isPending, form, attributes: { action: send, onSubmit } };
};
