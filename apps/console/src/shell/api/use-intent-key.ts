import { useCallback, useRef } from 'react';

import { newIdempotencyKey } from './idempotency-key.js';

/** A file shows nothing of itself in JSON. */
const shown = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Intents differ by their content; a form by its fields, which don't show in JSON. */
const textOf = (intent: unknown): string =>
  JSON.stringify(intent instanceof FormData ? [...intent.entries()] : (intent ?? null), shown);

/** The key of an intent: the same during retries, so a lost answer never acts twice. */
export const useIntentKey = (): ((intent: unknown) => string) => {
  const attempt = useRef<{ readonly intent: string; readonly key: string } | null>(null);
  return useCallback((intent) => {
    const text = textOf(intent);
    const last = attempt.current;
    if (last?.intent === text) return last.key;
    const key = newIdempotencyKey();
    attempt.current = { intent: text, key };
    return key;
  }, []);
};
