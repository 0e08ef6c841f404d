import { makeTrackedPriceClaim, openTrackedPriceClaims } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { once, type staffApi } from '../sso/staff-api.js';
import { aDeliveredOrder } from './delivered-order.js';

type Client = Awaited<ReturnType<typeof staffApi>>;

/** Has a guest claim another seller's price of $20 a tire; returns the claim's number. */
export const aClaimedPrice = async (client: Client): Promise<string> => {
  const proof = { orderNumber: await aDeliveredOrder(), zip: '19147' };
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
