import { randomUUID } from 'node:crypto';

import {
  addOwnCoverageClaimPicture,
  appealOwnCoverageClaim,
  cancelOwnCoverageClaim,
  getOwnCoverageClaims,
  listMyGiftCards,
  makeOwnCoverageClaim,
  makeTrackedCoverageClaim,
} from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import sharp from 'sharp';

import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { anOrderCode } from '../tracking/testing/order-code.js';
import { codeOf, ZIP } from '../returns/testing/return-calls.js';
import { aCoveredOrder, coverageClaimCalls } from './testing/coverage-claim-calls.js';

const REPAIR = { kind: 'repair', quantity: 1, billInCents: cents(2_100), comments: 'A nail.' } as const;

describe('whoever changes coverage claims', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof coverageClaimCalls>;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    calls = coverageClaimCalls(app);
  });
  afterAll(() => app.close());

  const once = (headers: Readonly<Record<string, string>> = {}) => ({
    headers,
    idempotencyKey: randomUUID(),
  });

  it('needs the code from our email for a guest’s order', async () => {
    const { orderNumber } = await aCoveredOrder(app);
    const lineId = (await calls.open(orderNumber)).lines[0]?.lineId ?? '';
    const tried = (code?: string) => {
      const body = { orderNumber, zip: ZIP, lineId, ...REPAIR, ...(code === undefined ? {} : { code }) };
      return codeOf(app.client.call(makeTrackedCoverageClaim, { body }, once()));
    };
    expect(await tried()).toBe('order.changeCodeNeeded');
    expect(await tried('AAAA-AAAA')).toBe('order.codeWrong');
    expect(await tried(await anOrderCode(app, orderNumber))).toBe('ok');
  });

  it('is the owner of an account’s order, whose gift card is in the account', async () => {
    const signIn = signedInCustomers(app);
    const [owner, stranger] = [await signIn(), await signIn()];
    const { orderNumber, orderId } = await aCoveredOrder(app);
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
      orderId,
      owner.accountId,
    ]);
    expect(await codeOf(calls.claim(orderNumber))).toBe('order.signInNeeded');
    const { headers } = owner;
    const params = { orderNumber };
    const seen = await app.client.call(getOwnCoverageClaims, { params }, { headers });
    expect(seen).toMatchObject({ isPaidToAccount: true, changesNeed: null });
    const body = { ...REPAIR, lineId: seen.lines[0]?.lineId ?? '' };
    const claim = (who: typeof owner) =>
      app.client.call(makeOwnCoverageClaim, { params, body }, once(who.headers));
    expect(await codeOf(claim(stranger))).toBe('record.missing');
    const claimed = await claim(owner);
    const claimNumber = claimed.claims[0]?.claimNumber ?? '';
    const named = { params: { orderNumber, claimNumber } };
    expect(await codeOf(app.client.call(cancelOwnCoverageClaim, named, once(stranger.headers)))).toBe(
      'record.missing',
    );
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fbca0c' } })
      .png()
      .toBuffer();
    const picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
    await app.client.call(addOwnCoverageClaimPicture, { ...named, body: { picture } }, { headers });
    const id = await calls.idOf(claimed);
    await calls.deny(id, 'Not covered');
    await app.client.call(appealOwnCoverageClaim, { ...named, body: { text: 'It is.' } }, once(headers));
    await calls.approve(id);
    await eventually(async () => {
      const { giftCards } = await app.client.call(listMyGiftCards, {}, { headers });
      expect(giftCards).toMatchObject([{ balanceInCents: 2_100, hasCode: false }]);
    });
  });
});
