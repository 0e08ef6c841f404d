import { askTrackingCode, makeTrackedPriceClaim, openTrackedPriceClaims } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { once, type staffApi } from '../sso/staff-api.js';
import { aDeliveredOrder } from './delivered-order.js';
import { codeMailedFor } from './order-code.js';

type Client = Awaited<ReturnType<typeof staffApi>>;

/** Has a guest claim another seller's price of $20 a tire; returns the claim's number. */
export const aClaimedPrice = async (client: Client): Promise<string> => {
  const pair = { orderNumber: await aDeliveredOrder(), zip: '19147' };
  await client.call(askTrackingCode, { body: { ...pair, isForChanges: true } });
  const proof = { ...pair, code: await codeMailedFor(pair.orderNumber) };
  const { lines } = await client.call(openTrackedPriceClaims, { body: proof });
  const body = {
    ...proof,
    lineId: lines[0]?.lineId ?? '',
    kind: 'offer' as const,
    pricePerTireInCents: cents(2_000),
    offerAddress: 'https://tires.example.com/offer',
    comments: 'In stock at their store.',
  };
  const { claims } = await client.call(makeTrackedPriceClaim, { body }, once());
  return claims[0]?.claimNumber ?? '';
};
