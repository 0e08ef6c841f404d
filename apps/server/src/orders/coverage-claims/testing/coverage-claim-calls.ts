import { randomUUID } from 'node:crypto';

import {
  addTrackedCoverageClaimPicture,
  type AdminCoverageClaim,
  answerTrackedCoverageClaim,
  appealTrackedCoverageClaim,
  approveCoverageClaim,
  askAboutCoverageClaim,
  type CallInput,
  cancelTrackedCoverageClaim,
  denyCoverageClaim,
  getAdminCoverageClaim,
  listCoverageClaims,
  makeTrackedCoverageClaim,
  openTrackedCoverageClaims,
  type OrderCoverageClaims,
} from '@simpletread/contract';
import { type Cents, cents } from '@simpletread/domain';
import sharp from 'sharp';

import { aDeliveredOrder, aShop, aTire } from '../../../../test/builders/index.js';
import type { ShopApp } from '../../../../test/index.js';
import { ZIP } from '../../returns/testing/return-calls.js';
import { anOrderCode } from '../../tracking/testing/order-code.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const once = (name: string, key: string = randomUUID()) => ({ ...as(name), idempotencyKey: key });

type Claim = CallInput<typeof makeTrackedCoverageClaim>['body'];

interface Covered {
  readonly priceInCents?: number;
  readonly ago?: string;
  readonly quantity?: number;
  readonly hasCoverage?: boolean;
}

/** Tires with coverage and installation that were delivered and mounted a while ago, by default a day. */
export const aCoveredOrder = async (
  app: ShopApp,
  { priceInCents = 15_000, ago = '1 day', quantity = 4, hasCoverage = true }: Covered = {},
) => {
  const shop = await aShop(app.db);
  const { tireId } = await aTire(app.db, { priceInCents, stock: { CAR: quantity } });
  const placed = await aDeliveredOrder(app, { tireId, quantity, shopCode: shop.code, hasCoverage, ago });
  await app.db.execute(
    `UPDATE appointments.booking SET date = (now() - $2::interval)::date WHERE order_id = $1`,
    [placed.orderId, ago],
  );
  return placed;
};

/** The calls of a guest who claims coverage, and of the staff who answer. */
export const coverageClaimCalls = (app: ShopApp) => {
  const proofOf = async (orderNumber: string) => ({
    orderNumber,
    zip: ZIP,
    code: await anOrderCode(app, orderNumber),
  });
  const open = (orderNumber: string): Promise<OrderCoverageClaims> =>
    app.client.call(openTrackedCoverageClaims, { body: { orderNumber, zip: ZIP } });
  const claim = async (
    orderNumber: string,
    change: Partial<Claim> = {},
    key = randomUUID(),
  ): Promise<OrderCoverageClaims> => {
    const { lines } = await open(orderNumber);
    const body = {
      ...(await proofOf(orderNumber)),
      kind: 'replacement' as const,
      lineId: lines[0]?.lineId ?? '',
      quantity: 1,
      billInCents: null,
      comments: 'A pothole tore the sidewall.',
      ...change,
    };
    return app.client.call(makeTrackedCoverageClaim, { body }, { idempotencyKey: key });
  };
  const roadside = (orderNumber: string, billInCents: Cents = cents(8_000)) =>
    claim(orderNumber, { kind: 'roadside', lineId: null, quantity: 0, billInCents });
  const addPicture = async (orderNumber: string, claimNumber: string): Promise<OrderCoverageClaims> => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fbca0c' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Pat Doe' } })
      .toBuffer();
    const picture = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    return app.client.call(addTrackedCoverageClaimPicture, {
      params: { claimNumber },
      body: { ...(await proofOf(orderNumber)), picture },
    });
  };
  const answer = async (orderNumber: string, claimNumber: string, change: { billInCents?: Cents } = {}) =>
    app.client.call(
      answerTrackedCoverageClaim,
      {
        params: { claimNumber },
        body: { ...(await proofOf(orderNumber)), text: 'Here it is.', billInCents: null, ...change },
      },
      { idempotencyKey: randomUUID() },
    );
  const appeal = async (orderNumber: string, claimNumber: string) =>
    app.client.call(
      appealTrackedCoverageClaim,
      { params: { claimNumber }, body: { ...(await proofOf(orderNumber)), text: 'Please look again.' } },
      { idempotencyKey: randomUUID() },
    );
  const cancel = async (orderNumber: string, claimNumber: string) =>
    app.client.call(
      cancelTrackedCoverageClaim,
      { params: { claimNumber }, body: await proofOf(orderNumber) },
      { idempotencyKey: randomUUID() },
    );
  const shown = (id: string, who = 'robin'): Promise<AdminCoverageClaim> =>
    app.client.call(getAdminCoverageClaim, { params: { id } }, as(who));
  const list = (filter: object, who = 'robin') =>
    app.client.call(listCoverageClaims, { query: { filter: JSON.stringify(filter) } }, as(who));
  /** The id of an order's newest claim. */
  const idOf = async ({ claims }: OrderCoverageClaims): Promise<string> => {
    const number = Number(claims[0]?.claimNumber.slice(3));
    const row = await app.db.one<{ id: string }>('SELECT id FROM orders.coverage_claim WHERE number = $1', [
      number,
    ]);
    return row?.id ?? '';
  };
  /** Makes a claim and proves it; returns its id. */
  const proved = async (orderNumber: string, change: Partial<Claim> = {}): Promise<string> => {
    const claimed = await claim(orderNumber, change);
    await addPicture(orderNumber, claimed.claims[0]?.claimNumber ?? '');
    return idOf(claimed);
  };
  const approve = async (
    id: string,
    { who = 'robin', version, key }: { who?: string; version?: number; key?: string } = {},
  ): Promise<AdminCoverageClaim> => {
    const seen = await shown(id);
    const body = { version: version ?? seen.version, expectedAmountInCents: seen.amountInCents };
    return app.client.call(approveCoverageClaim, { params: { id }, body }, once(who, key));
  };
  const ask = async (id: string, question: string) =>
    app.client.call(
      askAboutCoverageClaim,
      { params: { id }, body: { version: (await shown(id)).version, question } },
      once('robin'),
    );
  const deny = async (id: string, reason: string) =>
    app.client.call(
      denyCoverageClaim,
      { params: { id }, body: { version: (await shown(id)).version, reason } },
      once('robin'),
    );
  const buyer = { open, claim, roadside, proved, addPicture, answer, appeal, cancel };
  return { ...buyer, shown, list, idOf, approve, ask, deny };
};
