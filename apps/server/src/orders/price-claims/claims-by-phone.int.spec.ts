import { randomUUID } from 'node:crypto';

import {
  addAdminCoverageClaimPicture,
  addAdminPriceClaimPicture,
  getAdminOrder,
  getAdminOrderCoverageClaims,
  getAdminOrderPriceClaims,
  startCoverageClaim,
  startPriceClaim,
} from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import sharp from 'sharp';

import { CartsModule } from '../../carts/carts.module.js';
import { aDeliveredOrder } from '../../../test/builders/index.js';
import { eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { aCoveredOrder } from '../coverage-claims/testing/coverage-claim-calls.js';
import { codeOf } from '../returns/testing/return-calls.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };
const once = (key: string = randomUUID()) => ({ ...ROBIN, idempotencyKey: key });

describe('claims for buyers who call', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterAll(() => app.close());

  const picture = async (): Promise<Blob> => {
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background: '#fbca0c' } });
    return new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' });
  };
  const auditOf = (orderId: string) =>
    app.db.query<{ action: string; actor_name: string }>(
      `SELECT action, actor_name FROM platform.audit_row WHERE subject_id = $1 AND action LIKE '%Claim.%' ORDER BY at, id`,
      [orderId],
    );
  const mailed = (orderId: string, template: string) =>
    eventually(async () => {
      const rows = await app.db.query<{ template: string }>(
        'SELECT template FROM platform.message WHERE order_id = $1 AND template LIKE $2',
        [orderId, template],
      );
      expect(rows).toHaveLength(1);
    });

  it('claim a lower price with its proof once, by the rules of buyers, in the name of the agent', async () => {
    const { orderId } = await aDeliveredOrder(app, { ago: '1 day' });
    const params = { id: orderId };
    const offer = await app.client.call(getAdminOrderPriceClaims, { params }, ROBIN);
    expect(offer).toMatchObject({ isOpen: true, changesNeed: null, claims: [] });
    const body = {
      lineId: offer.lines[0]?.lineId ?? '',
      kind: 'offer' as const,
      pricePerTireInCents: cents(10_000),
      offerAddress: '',
      comments: 'Seen at another shop',
    };
    const key = randomUUID();
    const claimed = await app.client.call(startPriceClaim, { params, body }, once(key));
    expect(claimed.claims).toMatchObject([{ state: 'requested', needsProof: true, canAddPicture: true }]);
    expect((await app.client.call(startPriceClaim, { params, body }, once(key))).claims).toHaveLength(1);
    expect(await codeOf(app.client.call(startPriceClaim, { params, body }, once()))).toBe(
      'priceClaim.isOpen',
    );
    const claimNumber = claimed.claims[0]?.claimNumber ?? '';
    const shown = await app.client.call(
      addAdminPriceClaimPicture,
      { params: { ...params, claimNumber }, body: { picture: await picture() } },
      ROBIN,
    );
    expect(shown.claims).toMatchObject([{ pictureCount: 1, needsProof: false }]);
    expect(await auditOf(orderId)).toEqual([
      { action: 'priceClaim.request', actor_name: 'Robin Castillo' },
      { action: 'priceClaim.addPicture', actor_name: 'Robin Castillo' },
    ]);
    const { timeline } = await app.client.call(getAdminOrder, { params }, ROBIN);
    expect(timeline[0]).toMatchObject({ title: 'Lower price claimed', actorName: 'Robin Castillo' });
    await mailed(orderId, 'price-claim%');
  });

  it('refuse a price after its 30 days, and a picture of another order’s claim', async () => {
    const late = await aDeliveredOrder(app, { ago: '40 days' });
    const params = { id: late.orderId };
    const offer = await app.client.call(getAdminOrderPriceClaims, { params }, ROBIN);
    const body = {
      lineId: offer.lines[0]?.lineId ?? '',
      kind: 'own-price' as const,
      pricePerTireInCents: null,
      offerAddress: '',
      comments: '',
    };
    expect(await codeOf(app.client.call(startPriceClaim, { params, body }, once()))).toBe(
      'priceClaim.windowClosed',
    );
    const wrong = { params: { ...params, claimNumber: 'PG-20001' }, body: { picture: await picture() } };
    expect(await codeOf(app.client.call(addAdminPriceClaimPicture, wrong, ROBIN))).toBe('record.missing');
  });

  it('claim coverage with a picture, which starts our promise to answer', async () => {
    const { orderId } = await aCoveredOrder(app);
    const params = { id: orderId };
    const coverage = await app.client.call(getAdminOrderCoverageClaims, { params }, ROBIN);
    expect(coverage).toMatchObject({ isOpen: true, year: 1, changesNeed: null });
    const lineId = coverage.lines[0]?.lineId ?? '';
    const body = {
      kind: 'replacement' as const,
      lineId,
      quantity: 2,
      billInCents: null,
      comments: 'Pothole',
    };
    const claimed = await app.client.call(startCoverageClaim, { params, body }, once());
    expect(claimed.claims).toMatchObject([{ state: 'requested', answerDueAt: null, quantity: 2 }]);
    const claimNumber = claimed.claims[0]?.claimNumber ?? '';
    const shown = await app.client.call(
      addAdminCoverageClaimPicture,
      { params: { ...params, claimNumber }, body: { picture: await picture() } },
      ROBIN,
    );
    expect(shown.claims[0]?.answerDueAt).not.toBeNull();
    const tooMany = { params, body: { ...body, quantity: 3 } };
    expect(await codeOf(app.client.call(startCoverageClaim, tooMany, once()))).toBe('coverageClaim.tooMany');
    expect((await auditOf(orderId)).map(({ action }) => action)).toEqual([
      'coverageClaim.request',
      'coverageClaim.addPicture',
    ]);
    await mailed(orderId, 'coverage-claim%');
  });
});
