import { ContractError } from '@simpletread/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

import { isPassing, newIdempotencyKey } from '../api/index.js';

export interface ScanResult {
  readonly isGood: boolean;
  readonly text: string;
  /** Grows with each scan, so that the same words are read aloud again. */
  readonly count: number;
}

/** Takes one scanned code and returns what to say; throws a refusal. */
export type TakeScan = (code: string, idempotencyKey: string) => Promise<string>;

interface Scans {
  readonly scan: (code: string) => void;
  readonly result: ScanResult | null;
  readonly isBusy: boolean;
  /** Takes the last result off the page, once what it is about is done. */
  readonly forget: () => void;
}

const TRIES = 3;

/** False for a refusal by the page itself, which would be the same again. */
const isLost = (error: unknown): boolean => error instanceof ContractError && isPassing(error);

/** Retries under the same key when the answer is lost, so that no tire counts twice. */
const tried = async (take: TakeScan, code: string): Promise<string> => {
  const key = newIdempotencyKey();
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await take(code, key);
    } catch (error) {
      if (left === 0 || !isLost(error)) throw error;
    }
  }
};

const textOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Sorry, something went wrong. Please scan it again.';

/** Handles scans one at a time, in order: a scanner can be faster than the server. */
export const useScans = (take: TakeScan): Scans => {
  const [result, setResult] = useState<ScanResult | null>(null);
  const [waiting, setWaiting] = useState(0);
  const latest = useRef(take);
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    latest.current = take;
  });
  const scan = useCallback((code: string) => {
    setWaiting((before) => before + 1);
    const tell = (isGood: boolean, text: string) =>
      setResult((before) => ({ isGood, text, count: (before?.count ?? 0) + 1 }));
    queue.current = queue.current.then(() =>
      tried(latest.current, code)
        .then((text) => tell(true, text))
        .catch((error: unknown) => tell(false, textOf(error)))
        .finally(() => setWaiting((before) => before - 1)),
    );
  }, []);
  const forget = useCallback(() => setResult(null), []);
  return { scan, result, isBusy: waiting > 0, forget };
};
