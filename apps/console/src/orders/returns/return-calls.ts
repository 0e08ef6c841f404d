import {
  approveReturn,
  cancelReturn,
  denyReturn,
  getAdminOrderReturns,
  getReturnPicture,
  offerExchange,
  receiveReturn,
  settleReturn,
  startReturn,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import { pictureBytes } from '../../shell/pictures/index.js';

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
  orderReturns: (id: string) => client.call(getAdminOrderReturns, { params: { id } }),
  offerExchange: (body: BodyOf<typeof offerExchange>) => client.call(offerExchange, { body }),
  startReturn: (id: string, body: BodyOf<typeof startReturn>, idempotencyKey: string) =>
    client.call(startReturn, { params: { id }, body }, { idempotencyKey }),
  returnPicture: (id: string, pictureId: string) => pictureBytes(getReturnPicture.path, id, pictureId),
};

export const useReturnCalls = () => useCalls(returnCalls);
