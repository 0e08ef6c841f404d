import { useToast } from '@simpletread/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useIntentKey } from '../api/use-intent-key.js';

interface DeedOptions<Input, Output> {
  readonly run: (input: Input, idempotencyKey: string) => Promise<Output>;
  /** Queries to read anew, by the first part of their key. */
  readonly reload: readonly string[];
  readonly done: (output: Output) => string;
  readonly onDone?: (output: Output) => void;
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
}: DeedOptions<Input, Output>): Deed<Input> => {
  const show = useToast();
  const queryClient = useQueryClient();
  const keyFor = useIntentKey();
  const readAnew = () =>
    Promise.all(reload.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  const mutation = useMutation({
    mutationFn: (input: Input) => run(input, keyFor(input)),
    onSuccess: async (output) => {
      show({ message: done(output) });
      onDone?.(output);
      await readAnew();
    },
    onError: readAnew,
  });
  return {
    start: (input) => mutation.mutate(input),
    isBusy: mutation.isPending,
    error: mutation.error?.message ?? null,
  };
};
