import { useToast } from '@simpletread/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { useIntentKey } from '../api/index.js';
import { errorsOfRefusal, type FieldErrors } from './field-errors.js';

interface SaveOptions<Input, Output> {
  readonly run: (input: Input, idempotencyKey: string) => Promise<Output>;
  readonly reload: readonly string[];
  readonly done: string;
  readonly onDone: (output: Output) => void;
}

interface Save<Input> {
  readonly start: (input: Input) => void;
  readonly isBusy: boolean;
  /** What the server said of the whole, and of its fields. */
  readonly error: Error | null;
  readonly errors: FieldErrors;
  /** Forgets what was said, once something else is written. */
  readonly forget: () => void;
}

/** Sends a form; what is wrong comes back to its fields. */
export const useSave = <Input, Output>({
  run,
  reload,
  done,
  onDone,
}: SaveOptions<Input, Output>): Save<Input> => {
  const show = useToast();
  const queryClient = useQueryClient();
  const keyFor = useIntentKey();
  const readAnew = () =>
    Promise.all(reload.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  // A second click of a double click comes before anything is drawn anew.
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: (input: Input) => run(input, keyFor(input)),
    onSettled: () => {
      isUnderWay.current = false;
    },
    onSuccess: async (output) => {
      show({ message: done });
      onDone(output);
      await readAnew();
    },
    onError: readAnew,
  });
  return {
    start: (input) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(input);
    },
    isBusy: mutation.isPending,
    error: mutation.error,
    errors: errorsOfRefusal(mutation.error),
    // What is on its way is not forgotten: as long as it is, nothing else is sent.
    forget: () => {
      if (!isUnderWay.current) mutation.reset();
    },
  };
};
