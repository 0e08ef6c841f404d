import {
  listSavedReplies,
  startCustomerMessage,
  startOrderMessage,
  type WrittenMessage,
  writeCustomerMessage,
  writeOrderMessage,
} from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

const MOST_TEXTS = '[0,499]';

const writtenMessageCalls = {
  savedReplies: () => client.call(listSavedReplies, { query: { range: MOST_TEXTS } }),
  startOrderMessage: (id: string) => client.call(startOrderMessage, { params: { id } }),
  startCustomerMessage: (id: string) => client.call(startCustomerMessage, { params: { id } }),
  writeOrderMessage: (id: string, body: WrittenMessage, idempotencyKey: string) =>
    client.call(writeOrderMessage, { params: { id }, body }, { idempotencyKey }),
  writeCustomerMessage: (id: string, body: WrittenMessage, idempotencyKey: string) =>
    client.call(writeCustomerMessage, { params: { id }, body }, { idempotencyKey }),
};

export const useWrittenMessageCalls = () => useCalls(writtenMessageCalls);
