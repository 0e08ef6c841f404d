import { useState } from 'react';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'That didn’t work. Please try again.';

interface Attempt {
  readonly error: string | null;
  readonly isBusy: boolean;
  /** Runs `act`; while it runs nothing else does, and what it throws is shown. Keeps busy once it succeeded. */
  readonly run: (act: () => Promise<void>) => Promise<void>;
  readonly fail: (message: string | null) => void;
}

/** One thing at a time on a sheet before sign-in, with what went wrong. */
export const useAttempt = (): Attempt => {
  const [error, fail] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    fail(null);
    try {
      await act();
    } catch (refusal) {
      fail(messageOf(refusal));
    } finally {
      setIsBusy(false);
    }
  };
  return { error, isBusy, run, fail };
};
