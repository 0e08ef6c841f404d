import { closeMessage, sendMessageAgain } from '@simpletread/contract';

import { client, useCalls } from '../api/index.js';

const messageCalls = {
  sendMessageAgain: (id: string, idempotencyKey: string) =>
    client.call(sendMessageAgain, { params: { id } }, { idempotencyKey }),
  closeMessage: (id: string, note: string, idempotencyKey: string) =>
    client.call(closeMessage, { params: { id }, body: { note } }, { idempotencyKey }),
};

export const useMessageCalls = () => useCalls(messageCalls);
