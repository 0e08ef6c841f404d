import { useRef } from 'react';

import { newIdempotencyKey } from './idempotency-key.js';

/** Intents are told apart by what is in them; a form by its fields, which it would not show by itself. */
const textOf = (intent: unknown): string =>
  JSON.stringify(intent instanceof FormData ? [...intent.entries()] : (intent ?? null));

/** The key of an intent: the same while the same is tried again, so that a lost answer never does it twice. */
export const useIntentKey = (): ((intent: unknown) => string) => {
  const attempt = useRef<{ readonly intent: string; readonly key: string } | null>(null);
  return (intent) => {
    const text = textOf(intent);
    const last = attempt.current;
    if (last?.intent === text) return last.key;
    const key = newIdempotencyKey();
    attempt.current = { intent: text, key };
    return key;
  };
};
