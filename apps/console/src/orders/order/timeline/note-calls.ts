import { addOrderNote } from '@simpletread/contract';

import { client, useCalls } from '../../../shell/api/index.js';

/** Notes on an order. */
export const noteCalls = {
  addOrderNote: (id: string, text: string, idempotencyKey: string) =>
    client.call(addOrderNote, { params: { id }, body: { text } }, { idempotencyKey }),
};

export const useNoteCalls = () => useCalls(noteCalls);
