import { useToast } from '@simpletread/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { useIntentKey } from '../api/index.js';

interface DeedOptions<Input, Output> {
  readonly run: (input: Input, idempotencyKey: string) => Promise<Output>;
  /** Queries to read anew, by the first part of their key. */
  readonly reload: readonly string[];
  /** What is said then; null where the page itself shows it. */
  readonly done: (output: Output) => string | null;
  readonly onDone?: (output: Output) => void;
  /** No dialog stands by to say what went wrong: a toast does. */
  readonly isAlone?: boolean;
}

interface Deed<Input> {
  readonly start: (input: Input) => void;
  readonly isBusy: boolean;
  readonly error: string | null;
}

/** Something that is done once: under one key while the same is tried again, said when it is done, and shown at once. */
export const useDeed = <Input, Output>({
  run,
  reload,
  done,
  onDone,
  isAlone = false,
}: DeedOptions<Input, Output>): Deed<Input> => {
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
      const message = done(output);
      if (message !== null) show({ message });
      onDone?.(output);
      await readAnew();
    },
    onError: (error) => {
      if (isAlone) show({ message: error.message, tone: 'bad' });
      return readAnew();
    },
  });
  return {
    start: (input) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(input);
    },
    isBusy: mutation.isPending,
    error: mutation.error?.message ?? null,
  };
};
