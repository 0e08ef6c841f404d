import {
  addOwnCoverageClaimPicture,
  addTrackedCoverageClaimPicture,
  answerOwnCoverageClaim,
  answerTrackedCoverageClaim,
  appealOwnCoverageClaim,
  appealTrackedCoverageClaim,
  type CallInput,
  cancelOwnCoverageClaim,
  cancelTrackedCoverageClaim,
  makeOwnCoverageClaim,
  makeTrackedCoverageClaim,
  type OrderCoverageClaims,
} from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import { readTrackedOrder } from '../tracking';
import type { CoveragePlace } from './coverage-place';

type Claim = CallInput<typeof makeOwnCoverageClaim>['body'];
type Answer = CallInput<typeof answerOwnCoverageClaim>['body'];

/** One claim of an order, and the request that changes it. */
export interface ClaimStep {
  readonly place: CoveragePlace;
  readonly claimNumber: string;
  readonly idempotencyKey: string;
}

/** The tracked order's proof; it is kept for minutes, and then has to be typed again. */
const proof = async () => (await readTrackedOrder()) ?? redirect('/track-your-order');

export const makeClaim = async (
  place: CoveragePlace,
  body: Claim,
  idempotencyKey: string,
): Promise<OrderCoverageClaims> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(makeTrackedCoverageClaim, { body: { ...(await proof()), ...body } }, { idempotencyKey })
    : client.call(makeOwnCoverageClaim, { params: place, body }, { idempotencyKey });
};

export const addPicture = async (
  { place, claimNumber }: Pick<ClaimStep, 'place' | 'claimNumber'>,
  picture: File,
): Promise<OrderCoverageClaims> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(addTrackedCoverageClaimPicture, {
        params: { claimNumber },
        body: { ...(await proof()), picture },
      })
    : client.call(addOwnCoverageClaimPicture, { params: { ...place, claimNumber }, body: { picture } });
};

export const answerClaim = async (
  { place, claimNumber, idempotencyKey }: ClaimStep,
  body: Answer,
): Promise<OrderCoverageClaims> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(
        answerTrackedCoverageClaim,
        { params: { claimNumber }, body: { ...(await proof()), ...body } },
        { idempotencyKey },
      )
    : client.call(answerOwnCoverageClaim, { params: { ...place, claimNumber }, body }, { idempotencyKey });
};

export const appealClaim = async (
  { place, claimNumber, idempotencyKey }: ClaimStep,
  text: string,
): Promise<OrderCoverageClaims> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(
        appealTrackedCoverageClaim,
        { params: { claimNumber }, body: { ...(await proof()), text } },
        { idempotencyKey },
      )
    : client.call(
        appealOwnCoverageClaim,
        { params: { ...place, claimNumber }, body: { text } },
        { idempotencyKey },
      );
};

export const cancelClaim = async ({
  place,
  claimNumber,
  idempotencyKey,
}: ClaimStep): Promise<OrderCoverageClaims> => {
  const client = await shopperClient();
  return place === 'tracked'
    ? client.call(
        cancelTrackedCoverageClaim,
        { params: { claimNumber }, body: await proof() },
        { idempotencyKey },
      )
    : client.call(cancelOwnCoverageClaim, { params: { ...place, claimNumber } }, { idempotencyKey });
};
