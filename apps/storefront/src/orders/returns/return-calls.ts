import {
  addOwnReturnPicture,
  addTrackedReturnPicture,
  appealOwnReturn,
  appealTrackedReturn,
  type CallInput,
  cancelOwnReturn,
  cancelTrackedReturn,
  type OrderReturns,
  requestOwnReturn,
  requestTrackedReturn,
} from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import { readTrackedOrder } from '../tracking';
import type { ReturnPlace } from './return-place';

type Request = CallInput<typeof requestOwnReturn>['body'];

/** The tracked order's proof; it is kept for minutes, and then has to be typed again. */
const proof = async () => (await readTrackedOrder()) ?? redirect('/track-your-order');

export const requestReturn = async (
  place: ReturnPlace,
  body: Request,
  idempotencyKey: string,
): Promise<OrderReturns> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(requestTrackedReturn, { body: { ...(await proof()), ...body } }, { idempotencyKey })
    : client.call(requestOwnReturn, { params: place, body }, { idempotencyKey });
};

export const addPicture = async (
  place: ReturnPlace,
  returnNumber: string,
  picture: File,
): Promise<OrderReturns> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(addTrackedReturnPicture, {
        params: { returnNumber },
        body: { ...(await proof()), picture },
      })
    : client.call(addOwnReturnPicture, { params: { ...place, returnNumber }, body: { picture } });
};

export const cancelReturn = async (
  place: ReturnPlace,
  returnNumber: string,
  idempotencyKey: string,
): Promise<OrderReturns> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(cancelTrackedReturn, { params: { returnNumber }, body: await proof() }, { idempotencyKey })
    : client.call(cancelOwnReturn, { params: { ...place, returnNumber } }, { idempotencyKey });
};

export const appealReturn = async (
  place: ReturnPlace,
  { returnNumber, text }: { readonly returnNumber: string; readonly text: string },
  idempotencyKey: string,
): Promise<OrderReturns> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(
        appealTrackedReturn,
        { params: { returnNumber }, body: { ...(await proof()), text } },
        { idempotencyKey },
      )
    : client.call(
        appealOwnReturn,
        { params: { ...place, returnNumber }, body: { text } },
        { idempotencyKey },
      );
};
