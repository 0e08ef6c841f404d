import {
  approveReturn,
  cancelReturn,
  denyReturn,
  getReturnPicture,
  receiveReturn,
  settleReturn,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import { pictureBytes } from '../after-sale/index.js';

const returnCalls = {
  approveReturn: (id: string, body: BodyOf<typeof approveReturn>, idempotencyKey: string) =>
    client.call(approveReturn, { params: { id }, body }, { idempotencyKey }),
  denyReturn: (id: string, body: BodyOf<typeof denyReturn>, idempotencyKey: string) =>
    client.call(denyReturn, { params: { id }, body }, { idempotencyKey }),
  cancelReturn: (id: string, body: BodyOf<typeof cancelReturn>, idempotencyKey: string) =>
    client.call(cancelReturn, { params: { id }, body }, { idempotencyKey }),
  receiveReturn: (id: string, body: BodyOf<typeof receiveReturn>, idempotencyKey: string) =>
    client.call(receiveReturn, { params: { id }, body }, { idempotencyKey }),
  settleReturn: (id: string, body: BodyOf<typeof settleReturn>, idempotencyKey: string) =>
    client.call(settleReturn, { params: { id }, body }, { idempotencyKey }),
  returnPicture: (id: string, pictureId: string) => pictureBytes(getReturnPicture.path, id, pictureId),
};

export const useReturnCalls = () => useCalls(returnCalls);
