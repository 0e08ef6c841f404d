import { useCallback, useRef } from 'react';
import { type RaRecord, useRegisterMutationMiddleware, useSaveContext } from 'react-admin';

import { useIntentKey } from '../api/index.js';

interface Write {
  readonly data: object;
  readonly meta?: object;
}

type Send<Row> = (resource: string, write: Write) => Promise<{ readonly data: Row }>;

/**
 * Sends a body by the save of the surrounding `EditBase` or `CreateBase`, under one idempotency key during retries.
 * Returns the saved record. Throws every refusal; react-admin's save returns nothing for one that names no field.
 */
export const useSave = <Row extends RaRecord>(): ((body: object) => Promise<Row>) => {
  const { save } = useSaveContext();
  const keyFor = useIntentKey();
  const saved = useRef<Row | null>(null);
  const underKey = useCallback(
    async (resource: string, write: Write, send: Send<Row>) => {
      const meta = { ...write.meta, idempotencyKey: keyFor(write.data) };
      const answer = await send(resource, { ...write, meta });
      saved.current = answer.data;
      return answer;
    },
    [keyFor],
  );
  useRegisterMutationMiddleware(underKey);
  return async (body) => {
    let refusal: unknown;
    saved.current = null;
    if (save === undefined) throw new Error('useSave needs an EditBase or CreateBase around it');
    await save(body, { onError: (error: unknown) => (refusal = error) });
    if (saved.current === null) throw refusal ?? new Error('the save ended without an answer');
    return saved.current;
  };
};
