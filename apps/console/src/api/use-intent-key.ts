import { useRef } from 'react';

import { newIdempotencyKey } from './idempotency-key.js';

/** The key of an intent: the same while the same is tried again, so that a lost answer never does it twice. */
export const useIntentKey = (): ((intent: unknown) => string) => {
  const attempt = useRef<{ readonly intent: string; readonly key: string } | null>(null);
  return (intent) => {
    const text = JSON.stringify(intent);
    if (attempt.current?.intent !== text) attempt.current = { intent: text, key: newIdempotencyKey() };
    return attempt.current.key;
  };
};
