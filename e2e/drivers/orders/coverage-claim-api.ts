import {
  addTrackedCoverageClaimPicture,
  answerTrackedCoverageClaim,
  askTrackingCode,
  makeTrackedCoverageClaim,
  openTrackedCoverageClaims,
} from '@simpletread/contract';

import { once, type staffApi } from '../sso/staff-api.js';
import { aCoveredOrder } from './delivered-order.js';
import { codeMailedFor } from './order-code.js';

type Client = Awaited<ReturnType<typeof staffApi>>;

/** A claim, and the proof that its buyer sends with each change. */
export interface CoverageClaim {
  readonly claimNumber: string;
  readonly proof: { readonly orderNumber: string; readonly zip: string; readonly code: string };
}

/** Has a guest claim the replacement of two covered tires, with a picture. */
export const aCoverageClaim = async (client: Client, picture: Buffer): Promise<CoverageClaim> => {
  const order = { orderNumber: await aCoveredOrder(), zip: '19147' };
  await client.call(askTrackingCode, { body: { ...order, isForChanges: true } });
  const proof = { ...order, code: await codeMailedFor(order.orderNumber) };
  const { lines } = await client.call(openTrackedCoverageClaims, { body: proof });
  const body = {
    ...proof,
    kind: 'replacement' as const,
    lineId: lines[0]?.lineId ?? '',
    quantity: 2,
    billInCents: null,
    comments: 'A pothole on I-76 cut both sidewalls.',
  };
  const { claims } = await client.call(makeTrackedCoverageClaim, { body }, once());
  const claimNumber = claims[0]?.claimNumber ?? '';
  const file = new File([new Uint8Array(picture)], 'sidewall.png', { type: 'image/png' });
  await client.call(addTrackedCoverageClaimPicture, {
    params: { claimNumber },
    body: { ...proof, picture: file },
  });
  return { claimNumber, proof };
};

/** Has its buyer answer our question. */
export const answerTheQuestion = async (
  client: Client,
  { claimNumber, proof }: CoverageClaim,
): Promise<void> => {
  const body = { ...proof, text: 'DOT 4B9X, week 12 of 2026.', billInCents: null };
  await client.call(answerTrackedCoverageClaim, { params: { claimNumber }, body }, once());
};
