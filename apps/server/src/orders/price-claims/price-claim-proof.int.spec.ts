import { randomUUID } from 'node:crypto';

import {
  addTrackedPriceClaimPicture,
  makeTrackedPriceClaim,
  openTrackedPriceClaims,
  withdrawOwnPriceClaim,
  withdrawTrackedPriceClaim,
} from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { aDeliveredOrder } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aPicture } from '../returns/testing/a-picture.js';
import { codeOf, ZIP } from '../returns/testing/return-calls.js';
import { anOrderCode } from '../tracking/testing/order-code.js';
import { BuyerClaimSteps } from './buyer-claim-steps.js';
import { priceClaimCalls } from './testing/price-claim-calls.js';

const PICTURE = new Blob([new Uint8Array(9)], { type: 'image/jpeg' });

describe('whoever knows an order’s number and ZIP code', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof priceClaimCalls>;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    calls = priceClaimCalls(app);
  });
  afterAll(() => app.close());

  const aClaim = async (email: string) => {
    const placed = await aDeliveredOrder(app, { shipTo: { email } });
    const claimed = await calls.claim(placed.orderNumber);
    return {
      ...placed,
      claimNumber: claimed.claims[0]?.claimNumber ?? '',
      claimId: await calls.idOf(claimed),
    };
  };
  const giveTo = (accountId: string, orderId: string) =>
    app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [orderId, accountId]);

  interface Known {
    readonly orderNumber: string;
    readonly claimNumber: string;
    readonly code?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  const read = ({ orderNumber, code }: Omit<Known, 'claimNumber'>) =>
    app.client.call(openTrackedPriceClaims, { body: { orderNumber, zip: ZIP, code } });

  /** Tries to make and withdraw a claim and to add a picture to it. */
  const tryAll = async ({ orderNumber, claimNumber, code, headers = {} }: Known) => {
    const proof = { orderNumber, zip: ZIP, code };
    const params = { claimNumber };
    const once = () => ({ headers, idempotencyKey: randomUUID() });
    const claim = {
      ...proof,
      lineId: randomUUID(),
      kind: 'offer' as const,
      pricePerTireInCents: cents(10_000),
      offerAddress: 'tires.example.com/offer',
      comments: '',
    };
    return [
      await codeOf(app.client.call(makeTrackedPriceClaim, { body: claim }, once())),
      await codeOf(app.client.call(withdrawTrackedPriceClaim, { params, body: proof }, once())),
      await codeOf(
        app.client.call(
          addTrackedPriceClaimPicture,
          { params, body: { ...proof, picture: PICTURE } },
          { headers },
        ),
      ),
    ];
  };
  const threeTimes = (code: string) => [code, code, code];

  it('reads the price claims of an account’s order, but only its owner’s session changes them', async () => {
    const signIn = signedInCustomers(app);
    const [owner, stranger] = [await signIn(), await signIn()];
    const { orderNumber, orderId, claimNumber } = await aClaim('owned.claim@example.com');
    const code = await anOrderCode(app, orderNumber);
    await giveTo(owner.accountId, orderId);
    expect(await read({ orderNumber })).toMatchObject({ changesNeed: 'signIn', claims: [{ claimNumber }] });
    const known = { orderNumber, claimNumber };
    const refused = threeTimes('order.signInNeeded');
    expect(await tryAll(known)).toEqual(refused);
    expect(await tryAll({ ...known, headers: stranger.headers })).toEqual(refused);
    expect(await tryAll({ ...known, code })).toEqual(refused);
    const withdraw = (headers: Readonly<Record<string, string>>) =>
      app.client.call(withdrawOwnPriceClaim, { params: known }, { headers, idempotencyKey: randomUUID() });
    expect(await codeOf(withdraw(stranger.headers))).toBe('record.missing');
    expect((await read({ orderNumber })).claims).toMatchObject([{ state: 'requested', pictureCount: 0 }]);
    expect(await withdraw(owner.headers)).toMatchObject({
      changesNeed: null,
      claims: [{ state: 'withdrawn' }],
    });
  });

  it('reads the price claims of a guest’s order, and changes them only with the code from its mailbox', async () => {
    const { orderNumber, claimNumber } = await aClaim('guest.claim@example.com');
    const known = { orderNumber, claimNumber };
    expect(await read({ orderNumber })).toMatchObject({ changesNeed: 'code', claims: [{}] });
    expect(await tryAll(known)).toEqual(threeTimes('order.changeCodeNeeded'));
    const other = await aClaim('other.claim@example.com');
    for (const code of ['4K7Q-9M2X', 'no code', await anOrderCode(app, other.orderNumber)])
      expect(await tryAll({ ...known, code })).toEqual(threeTimes('order.codeWrong'));
    const code = await anOrderCode(app, orderNumber);
    expect(await read({ orderNumber, code })).toMatchObject({ changesNeed: null });
    expect((await calls.withdraw(orderNumber, claimNumber)).claims).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('adds no picture once an account has claimed the order while the picture was drawn', async () => {
    const { claimId } = await aClaim('drawn.claim@example.com');
    const added = app.get(BuyerClaimSteps).addPicture({ claimId, isTheirs: () => false }, await aPicture());
    expect(await added).toMatchObject({ ok: false, fault: { code: 'record.missing' } });
  });
});
