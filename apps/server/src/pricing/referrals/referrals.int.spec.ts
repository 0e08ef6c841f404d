import { randomUUID } from 'node:crypto';

import {
  changePromotion,
  changeReferralProgram,
  ContractError,
  getCart,
  getMyReferrals,
  getPromotion,
  getReferralOffer,
  getReferralProgram,
  inviteFriend,
  listMyGiftCards,
  listReferrals,
  makeReferralCode,
  movePromotion,
  setCartCoupon,
  setCartDelivery,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import {
  aPlacedOrder,
  aReadyCart,
  aShipTo,
  aTire,
  anOpenCart,
  cancelPlaced,
  payFor,
  type ReadyCart,
} from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { aCustomer, type Customer, tokensAreAccountIds } from '../../sso/account-types/testing/people.js';
import { AdvanceOrder } from '../../orders/tracking/advance-order.js';
import { PriceBook } from '../rules/price-book.js';

const ADMIN = { headers: { authorization: 'Bearer alex' } };
const HOME = { address1: '9 Lantern Way', zip: '19147' };

describe('bringing a friend', () => {
  let app: ShopApp;
  let tireId: string;
  const key = (headers: Readonly<Record<string, string>> = {}) => ({ idempotencyKey: randomUUID(), headers });
  const codeOf = (error: unknown) => (error instanceof ContractError ? String(error.code) : String(error));

  const setProgram = async (ratePpm: number, isOpen = true) => {
    const { version } = await app.client.call(getReferralProgram, {}, ADMIN);
    const body = { version, isOpen, ratePpm };
    const program = await app.client.call(changeReferralProgram, { body }, key(ADMIN.headers));
    await app.get(PriceBook).refresh();
    return program;
  };
  const anAdvocate = async (email?: string): Promise<Customer & { code: string }> => {
    const customer = await aCustomer(app, email);
    const { code } = await customer.client.call(makeReferralCode, {});
    return { ...customer, code: code ?? '' };
  };
  const enter = ({ cart, headers }: ReadyCart, code: string, as = app.client) =>
    as.call(setCartCoupon, { body: { version: cart.version, code, isReplacing: true } }, key(headers));
  let friends = 0;
  /** A cart of a customer who lives elsewhere, with the code entered. */
  const aFriendsCart = async (code: string): Promise<ReadyCart> => {
    friends += 1;
    const ready = await aReadyCart(app, { tireId, shipTo: { address1: `${friends} Elm Street` } });
    return { ...ready, cart: await enter(ready, code) };
  };
  const idOf = async (orderNumber: string) =>
    (await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE number = $1', [orderNumber]))
      ?.id ?? '';
  const friendBuys = async (code: string, ready?: ReadyCart) => {
    const cart = ready ?? (await aFriendsCart(code));
    const placed = await payFor(app, cart);
    return { ...cart, ...placed, orderId: await idOf(placed.orderNumber) };
  };
  const deliver = async (orderId: string) => {
    const advance = app.get(AdvanceOrder);
    await advance.run(orderId, { event: 'release' });
    await advance.run(orderId, {
      event: 'handToCarrier',
      label: { carrier: 'FedEx', trackingNumber: randomUUID().slice(0, 12) },
    });
    expect(await advance.run(orderId, { event: 'deliver' })).toBe(true);
  };
  const shows = ({ client }: Customer, states: readonly string[]) =>
    eventually(async () => {
      const { referrals } = await client.call(getMyReferrals, {});
      expect(referrals.map(({ state }) => state)).toEqual(states);
    });

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, SsoModule, OrdersModule],
      env: { DATABASE_POOL: '8', STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    tokensAreAccountIds(app);
    ({ tireId } = await aTire(app.db, { priceInCents: 14_200, stock: { CAR: 10_000 } }));
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('waits for a marketer to begin it, who may give friends 30 % at most, also in the editor of promotions', async () => {
    const { client } = await aCustomer(app);
    await expect(client.call(makeReferralCode, {})).rejects.toMatchObject({ code: 'referral.closed' });
    expect(await app.client.call(getReferralProgram, {}, ADMIN)).toMatchObject({
      ratePpm: 100_000,
      isOpen: false,
    });
    await expect(setProgram(300_001)).rejects.toMatchObject({ statusCode: 400 });
    const first = { version: 0, isOpen: true, ratePpm: 200_000 };
    const begin = () =>
      app.client.call(changeReferralProgram, { body: first }, key(ADMIN.headers)).then(() => 'begun', codeOf);
    expect((await Promise.all([begin(), begin()])).sort()).toEqual(['begun', 'record.stale']);
    const { promotionId } = await setProgram(300_000);
    const params = { id: promotionId ?? '' };
    const { name, definition, version } = await app.client.call(getPromotion, { params }, ADMIN);
    const benefit = { type: 'Percentage', target: 'tires', ratePpm: 310_000, capInCents: null } as const;
    const body = { version, name, startsAt: null, endsAt: null, definition: { ...definition, benefit } };
    await expect(
      app.client.call(changePromotion, { params, body }, key(ADMIN.headers)),
    ).rejects.toMatchObject({ code: 'pricing.rateTooHigh' });
    expect(await setProgram(100_000)).toMatchObject({ ratePpm: 100_000, isOpen: true });
  });

  it('takes 10 % off a friend’s first order and gives a $10 gift card once it is delivered, once [R9.10]', async () => {
    const advocate = await anAdvocate();
    expect(
      await app.client.call(getReferralOffer, { params: { code: advocate.code.toLowerCase() } }),
    ).toMatchObject({
      ratePpm: 100_000,
      code: advocate.code,
    });
    const order = await friendBuys(advocate.code);
    expect(order.cart.pricing.discountInCents).toBe((4 * 14_200) / 10);
    await shows(advocate, ['ordered']);
    expect((await advocate.client.call(listMyGiftCards, {})).giftCards).toEqual([]);
    await deliver(order.orderId);
    await shows(advocate, ['earned']);
    await app.db.execute(
      `UPDATE platform.outbox_event SET relayed_at = NULL WHERE aggregate_id = $1 AND type = 'OrderDelivered'`,
      [order.orderId],
    );
    const { giftCards } = await advocate.client.call(listMyGiftCards, {});
    expect(giftCards).toMatchObject([{ balanceInCents: 1_000, reason: 'Thank you for bringing a friend' }]);
    const items = await app.client.call(
      listReferrals,
      { query: { filter: JSON.stringify({ accountId: advocate.accountId }) } },
      ADMIN,
    );
    expect(items).toMatchObject([{ state: 'earned', orderId: order.orderId }]);
    // A friend's second order isn't a first order.
    const again = await aReadyCart(app, { tireId, shipTo: order.shipTo });
    expect((await enter(again, advocate.code)).pricing.discountInCents).toBe(0);
  });

  it('gives one code for many concurrent requests', async () => {
    const { client } = await aCustomer(app);
    const made = await Promise.all(Array.from({ length: 8 }, () => client.call(makeReferralCode, {})));
    expect(new Set(made.map(({ code }) => code)).size).toBe(1);
    expect(made[0]?.code).toMatch(/^FRIEND/);
  });

  it('earns nothing where the order is cancelled first', async () => {
    const advocate = await anAdvocate();
    const order = await friendBuys(advocate.code);
    await cancelPlaced(app, order, ADMIN);
    await shows(advocate, ['lapsed']);
    const [referral] = (await advocate.client.call(getMyReferrals, {})).referrals;
    expect(referral?.reason).toBe('The order was cancelled.');
    expect((await advocate.client.call(listMyGiftCards, {})).giftCards).toEqual([]);
  });

  it('does not apply to the advocate’s own cart: by account, mailbox or household', async () => {
    const advocate = await anAdvocate();
    const own = { ...app, client: advocate.client };
    const bought = await aReadyCart(own, { tireId, shipTo: { ...HOME, email: advocate.email } });
    await payFor({ ...app, client: advocate.client }, bought);
    const byAccount = await aReadyCart(own, { tireId });
    expect(await enter(byAccount, advocate.code, advocate.client).catch(codeOf)).toBe('coupon.own');
    const [name = '', domain = ''] = advocate.email.split('@');
    for (const shipTo of [{ email: `${name}+new@${domain}` }, { ...HOME, address1: '9 lantern way' }]) {
      const ready = await aReadyCart(app, { tireId, shipTo });
      expect(await enter(ready, advocate.code).catch(codeOf)).toBe('coupon.own');
    }
    const neighbor = await aReadyCart(app, { tireId, shipTo: { ...HOME, address1: '11 Lantern Way' } });
    const entered = await enter(neighbor, advocate.code);
    expect(entered.pricing.discountInCents).toBe(5_680);
    // Paying with the advocate's card earns nothing, although the order is charged by then.
    await friendBuys(advocate.code, { ...neighbor, cart: entered });
    await shows(advocate, ['refused']);
  });

  it('stays in a guest’s cart and names its condition until the email shows if it is a first order', async () => {
    const { code } = await anAdvocate();
    const open = await anOpenCart(app, { lines: [{ tireId, quantity: 4 }], zip: '19147' });
    const { version } = open.cart;
    const entered = await app.client.call(
      setCartCoupon,
      { body: { version, code, isReplacing: false } },
      key(open.headers),
    );
    expect(entered.coupon).toMatchObject({
      code,
      isApplied: false,
      reason: 'is for a first order; applies once we know your email',
    });
    expect(entered.pricing.discountInCents).toBe(0);
    const sendTo = (version: number, email: string) => {
      const shipTo = aShipTo({ email, address1: '81 Elm Street' });
      const body = { version, fulfilment: 'ship-to-me', shipTo } as const;
      return app.client.call(setCartDelivery, { body }, key(open.headers));
    };
    const known = await sendTo(entered.version, 'nobody-yet@example.com');
    expect(known.coupon).toMatchObject({ code, isApplied: true, reason: null });
    expect(known.pricing.discountInCents).toBe(5_680);
    // The reply never reveals the owner of a typed address.
    const { shipTo } = await aPlacedOrder(app, { tireId });
    const again = await sendTo(known.version, shipTo.email);
    expect(again.coupon).toMatchObject({ isApplied: false, reason: 'is not for this order' });
  });

  it('counts one of two first orders that are completed at the same moment', async () => {
    const advocate = await anAdvocate();
    const email = 'twin@example.com';
    const carts = await Promise.all(
      [1, 2].map(async () => {
        const ready = await aReadyCart(app, { tireId, shipTo: { email, address1: '70 Elm Street' } });
        return { ...ready, cart: await enter(ready, advocate.code) };
      }),
    );
    const outcomes = await Promise.all(
      carts.map((ready) => payFor(app, ready).then(({ state }) => state as string, codeOf)),
    );
    expect(outcomes.filter((each) => each === 'placed')).toHaveLength(1);
    const late = carts[outcomes.findIndex((each) => each !== 'placed')];
    const cart = await app.client.call(getCart, {}, { headers: late?.headers ?? {} });
    expect(cart.pricing.discountInCents).toBe(0);
  });

  it('emails a friend once, with one daily limit for all accounts of a person, and stores no friend’s address', async () => {
    const person = randomUUID();
    const advocate = await anAdvocate(`${person}@example.com`);
    const invite = (email: string, { client } = advocate) =>
      client.call(inviteFriend, { body: { email } }, key()).then(() => 'sent', codeOf);
    expect(await invite('dana@example.com')).toBe('sent');
    expect(await invite('DANA@example.com')).toBe('referral.invitedAlready');
    expect(await invite(advocate.email.toUpperCase())).toBe('referral.ownAddress');
    for (let sent = 1; sent < 10; sent += 1) expect(await invite(`friend${sent}@example.com`)).toBe('sent');
    expect(await invite('onemore@example.com')).toBe('referral.tooMany');
    const asSomeoneElse = await anAdvocate(`${person}+2@example.com`);
    expect(await invite('onemore@example.com', asSomeoneElse)).toBe('referral.tooMany');
    const { invitations } = await advocate.client.call(getMyReferrals, {});
    expect(invitations).toHaveLength(10);
    const kept = await app.db.query('SELECT * FROM referrals.invitation WHERE account_id = $1', [
      advocate.accountId,
    ]);
    expect(JSON.stringify(kept)).not.toContain('dana@');
    const mail = await app.db.one<{ text: string }>(
      `SELECT body_text AS text FROM platform.message WHERE recipient = 'dana@example.com' AND template = 'referral-invitation'`,
    );
    expect(mail?.text).toContain(`/invite/${advocate.code}`);
  });

  it('is over when a marketer closes it', async () => {
    const advocate = await anAdvocate();
    await setProgram(100_000, false);
    const ready = await aReadyCart(app, { tireId });
    expect(await enter(ready, advocate.code).catch(codeOf)).toBe('coupon.ended');
    expect((await aPlacedOrder(app, { tireId })).state).toBe('placed');
    await setProgram(100_000);
  });

  it('begins with a new promotion for the same codes after the old one was archived, which stays so', async () => {
    const advocate = await anAdvocate();
    const early = await friendBuys(advocate.code);
    const { promotionId } = await app.client.call(getReferralProgram, {}, ADMIN);
    const old = { params: { id: promotionId ?? '' } };
    const { version } = await app.client.call(getPromotion, old, ADMIN);
    const archive = { ...old, body: { version, event: 'archive' as const } };
    await app.client.call(movePromotion, archive, key(ADMIN.headers));
    await app.get(PriceBook).refresh();
    const closed = await app.client.call(getReferralProgram, {}, ADMIN);
    expect(closed).toMatchObject({ isOpen: false, isArchived: true });
    const ready = await aReadyCart(app, { tireId, shipTo: { address1: '1 Birch Street' } });
    expect(await enter(ready, advocate.code).catch(codeOf)).toBe('coupon.ended');
    const opened = await setProgram(150_000);
    expect(opened).toMatchObject({ isOpen: true, isArchived: false, ratePpm: 150_000 });
    expect(opened.promotionId).not.toBe(promotionId);
    expect((await app.client.call(getPromotion, old, ADMIN)).state).toBe('archived');
    const cart = await enter(ready, advocate.code);
    expect(cart.pricing.discountInCents).toBe((4 * 14_200 * 15) / 100);
    const late = await friendBuys(advocate.code, { ...ready, cart });
    await deliver(early.orderId);
    await deliver(late.orderId);
    await shows(advocate, ['earned', 'earned']);
    await setProgram(100_000);
  });
});
