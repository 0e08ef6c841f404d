import { randomUUID } from 'node:crypto';

import {
  addTrackedPriceClaimPicture,
  type AdminPriceClaim,
  approvePriceClaim,
  type CallInput,
  denyPriceClaim,
  getAdminPriceClaim,
  listPriceClaims,
  makeTrackedPriceClaim,
  openTrackedPriceClaims,
  type OrderPriceClaims,
  withdrawTrackedPriceClaim,
} from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import type { ShopApp } from '../../../../test/index.js';
import { ZIP } from '../../returns/testing/return-calls.js';
import { anOrderCode } from '../../tracking/testing/order-code.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

type Claim = CallInput<typeof makeTrackedPriceClaim>['body'];

/** The calls of a guest who claims a lower price, and of the staff who answer. */
export const priceClaimCalls = (app: ShopApp) => {
  const proofOf = async (orderNumber: string) => ({
    orderNumber,
    zip: ZIP,
    code: await anOrderCode(app, orderNumber),
  });
  const open = (orderNumber: string): Promise<OrderPriceClaims> =>
    app.client.call(openTrackedPriceClaims, { body: { orderNumber, zip: ZIP } });
  const claim = async (
    orderNumber: string,
    change: Partial<Claim> = {},
    key = randomUUID(),
  ): Promise<OrderPriceClaims> => {
    const { lines } = await open(orderNumber);
    const body = {
      ...(await proofOf(orderNumber)),
      lineId: lines[0]?.lineId ?? '',
      kind: 'offer' as const,
      pricePerTireInCents: cents(10_000),
      offerAddress: 'tires.example.com/offer',
      comments: '',
      ...change,
    };
    return app.client.call(makeTrackedPriceClaim, { body }, { idempotencyKey: key });
  };
  const claimOwnPrice = (orderNumber: string) =>
    claim(orderNumber, { kind: 'own-price', pricePerTireInCents: null, offerAddress: '' });
  const withdraw = async (orderNumber: string, claimNumber: string) =>
    app.client.call(
      withdrawTrackedPriceClaim,
      { params: { claimNumber }, body: await proofOf(orderNumber) },
      { idempotencyKey: randomUUID() },
    );
  const addPicture = async (orderNumber: string, claimNumber: string, picture: Blob) =>
    app.client.call(addTrackedPriceClaimPicture, {
      params: { claimNumber },
      body: { ...(await proofOf(orderNumber)), picture },
    });
  const shown = (id: string, who = 'robin'): Promise<AdminPriceClaim> =>
    app.client.call(getAdminPriceClaim, { params: { id } }, as(who));
  const list = (filter: object, who = 'robin') =>
    app.client.call(listPriceClaims, { query: { filter: JSON.stringify(filter) } }, as(who));
  const idOf = async ({ claims }: OrderPriceClaims): Promise<string> => {
    const number = Number(claims[0]?.claimNumber.slice(3));
    const row = await app.db.one<{ id: string }>('SELECT id FROM orders.price_claim WHERE number = $1', [
      number,
    ]);
    return row?.id ?? '';
  };
  const approve = async (id: string, { who = 'robin', version }: { who?: string; version?: number } = {}) => {
    const seen = await shown(id);
    const body = {
      version: version ?? seen.version,
      expectedRefundInCents: seen.money?.refundInCents ?? cents(0),
    };
    return app.client.call(
      approvePriceClaim,
      { params: { id }, body },
      { ...as(who), idempotencyKey: randomUUID() },
    );
  };
  const deny = async (id: string, reason: string) =>
    app.client.call(
      denyPriceClaim,
      { params: { id }, body: { version: (await shown(id)).version, reason } },
      { ...as('robin'), idempotencyKey: randomUUID() },
    );
  return { open, claim, claimOwnPrice, withdraw, addPicture, shown, list, idOf, approve, deny };
};
