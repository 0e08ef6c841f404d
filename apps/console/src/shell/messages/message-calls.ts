import { closeMessage, sendMessageAgain } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../api/index.js';

const messageCalls = {
  sendMessageAgain: (id: string, idempotencyKey: string) =>
    client.call(sendMessageAgain, { params: { id } }, { idempotencyKey }),
  closeMessage: (id: string, body: BodyOf<typeof closeMessage>, idempotencyKey: string) =>
    client.call(closeMessage, { params: { id }, body }, { idempotencyKey }),
};

export const useMessageCalls = () => useCalls(messageCalls);
