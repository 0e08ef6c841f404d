import {
  addOwnPriceClaimPicture,
  addTrackedPriceClaimPicture,
  type CallInput,
  makeOwnPriceClaim,
  makeTrackedPriceClaim,
  type OrderPriceClaims,
  withdrawOwnPriceClaim,
  withdrawTrackedPriceClaim,
} from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import { readTrackedOrder } from '../tracking';
import type { ClaimPlace } from './claim-place';

type Claim = CallInput<typeof makeOwnPriceClaim>['body'];

/** The tracked order's proof; it is kept for minutes, and then has to be typed again. */
const proof = async () => (await readTrackedOrder()) ?? redirect('/track-your-order');

export const makeClaim = async (
  place: ClaimPlace,
  body: Claim,
  idempotencyKey: string,
): Promise<OrderPriceClaims> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(makeTrackedPriceClaim, { body: { ...(await proof()), ...body } }, { idempotencyKey })
    : client.call(makeOwnPriceClaim, { params: place, body }, { idempotencyKey });
};

export const addPicture = async (
  place: ClaimPlace,
  claimNumber: string,
  picture: File,
): Promise<OrderPriceClaims> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(addTrackedPriceClaimPicture, {
        params: { claimNumber },
        body: { ...(await proof()), picture },
      })
    : client.call(addOwnPriceClaimPicture, { params: { ...place, claimNumber }, body: { picture } });
};

export const withdrawClaim = async (
  place: ClaimPlace,
  claimNumber: string,
  idempotencyKey: string,
): Promise<OrderPriceClaims> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(
        withdrawTrackedPriceClaim,
        { params: { claimNumber }, body: await proof() },
        { idempotencyKey },
      )
    : client.call(withdrawOwnPriceClaim, { params: { ...place, claimNumber } }, { idempotencyKey });
};
