import { ContractError } from '@simpletread/contract';
import { type FaultCode, isOwnKey } from '@simpletread/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { useIntentKey } from '../api/index.js';
import { errorsOfRefusal, type FieldErrors } from '../form/index.js';
import { useNotice } from './use-notice.js';

interface StaffActionOptions<Input, Output> {
  readonly run: (input: Input, idempotencyKey: string) => Promise<Output>;
  /** Queries to read again, by the first part of their key. */
  readonly reload: readonly string[];
  /** The notice when it is done; null where the page itself shows it. */
  readonly done: (output: Output) => string | null;
  readonly onDone?: (output: Output, input: Input) => void;
  readonly onFailed?: (error: Error, input: Input) => Promise<unknown> | void;
  /** The part that the key represents, if the input holds more than is sent. */
  readonly intentOf?: (input: Input) => unknown;
  /** The fields that whole refusals are about, by code. */
  readonly fields?: Readonly<Partial<Record<FaultCode, string>>>;
  /** No dialog is open to show an error: a notice does. */
  readonly isAlone?: boolean;
}

interface StaffAction<Input, Output> {
  readonly start: (input: Input) => void;
  /** Starts it for a form, and returns the messages for its fields. */
  readonly submit: (input: Input) => Promise<FieldErrors | undefined>;
  readonly isBusy: boolean;
  readonly error: string | null;
  /** The error with its code. */
  readonly failure: Error | null;
  /** Input and output of the last run; undefined before the first and after `forget`. */
  readonly last: { readonly input: Input; readonly output: Output } | undefined;
  /** Forgets the last run and its error. */
  readonly forget: () => void;
}

/** True if a form shows the refusal at one of its fields. */
const isAtField = (error: Error | null, fields: object): boolean =>
  error instanceof ContractError && isOwnKey(fields, error.code);

/** A staff action: once per click, under one key during retries, with a notice on success. */
export const useStaffAction = <Input, Output>({
  run,
  reload,
  done,
  onDone,
  onFailed,
  intentOf = (input) => input,
  fields = {},
  isAlone = false,
}: StaffActionOptions<Input, Output>): StaffAction<Input, Output> => {
  const notice = useNotice();
  const queryClient = useQueryClient();
  const keyFor = useIntentKey();
  const readAgain = () =>
    Promise.all(reload.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  // The second click of a double click comes before the button is drawn as disabled.
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: (input: Input) => run(input, keyFor(intentOf(input))),
    onSettled: () => {
      isUnderWay.current = false;
    },
    onSuccess: async (output, input) => {
      const message = done(output);
      if (message !== null) notice.tell(message);
      onDone?.(output, input);
      await readAgain();
    },
    onError: async (error, input) => {
      if (isAlone) notice.warn(error.message);
      await Promise.all([readAgain(), onFailed?.(error, input)]);
    },
  });
  const submit = async (input: Input): Promise<FieldErrors | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    try {
      await mutation.mutateAsync(input);
      return undefined;
    } catch (error) {
      return errorsOfRefusal(error, fields);
    }
  };
  return {
    start: (input) => void submit(input),
    submit,
    isBusy: mutation.isPending,
    error: isAtField(mutation.error, fields) ? null : (mutation.error?.message ?? null),
    failure: mutation.error,
    last: mutation.isSuccess ? { input: mutation.variables, output: mutation.data } : undefined,
    forget: mutation.reset,
  };
};
