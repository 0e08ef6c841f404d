import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  createCart,
  explainPriceOfCart,
  setCartCoupon,
  setCartDelivery,
  changeCartLine,
} from '@simpletread/contract';
import fc from 'fast-check';

import {
  aCoupon,
  aPriceList,
  aPromotion,
  aShop,
  aStateTax,
  aTire,
  aWarehouse,
  aZip,
} from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';
import {
  aCustomer,
  aStaffClient,
  type Customer,
  tokensAreAccountIds,
} from '../../../sso/account-types/testing/people.js';
import { PriceBook } from '../../../pricing/rules/price-book.js';

type Question = CallInput<typeof explainPriceOfCart>['body'];

const PERCENT = { type: 'Percentage', target: 'tires', ratePpm: 70_000, capInCents: null } as const;

describe('a price that is explained', () => {
  let app: TestApp;
  let marketer: Awaited<ReturnType<typeof aStaffClient>>;
  let member: Customer;
  let shopCode: string;
  const tires: { readonly tireId: string; readonly itemNumber: number }[] = [];

  const key = (headers: Readonly<Record<string, string>> = {}) => ({ idempotencyKey: randomUUID(), headers });
  const explain = (body: Question) => marketer.client.call(explainPriceOfCart, { body });

  beforeAll(async () => {
    app = await startTestApp({ env: { RUN_WORKERS: '0', RATE_LIMIT_PER_MINUTE: '100000' } });
    tokensAreAccountIds(app);
    marketer = await aStaffClient(app, { role: 'marketer', name: 'Max Chen' });
    await aStateTax(app.db);
    await aZip(app.db);
    await aWarehouse(app.db);
    shopCode = (await aShop(app.db)).code;
    for (const priceInCents of [9_999, 14_200, 23_105])
      tires.push(await aTire(app.db, { priceInCents, stock: { CAR: 1_000 } }));
    await aPriceList(app.db, {
      audience: 'simple-crew',
      entries: [{ percentOff: 9 }, { percentOff: 13, minTires: 6 }],
    });
    await aPromotion(app.db, { name: 'Seven off', benefit: PERCENT, priority: 10, exclusivityGroup: 'a' });
    await aPromotion(app.db, {
      name: 'Set',
      conditions: { minTires: 4 },
      exclusivityGroup: 'a',
      priority: 10,
    });
    await aPromotion(app.db, {
      name: 'Fourth free',
      benefit: { type: 'Buy3Get1', target: 'tires' },
      stacking: 'exclusive',
      conditions: { minTires: 4 },
    });
    await aPromotion(app.db, {
      name: 'Covered',
      isCoverageLinked: true,
      conditions: { minTires: 2, needsInstallation: true },
    });
    const withCode = await aPromotion(app.db, { name: 'With a code', needsCoupon: true });
    await aCoupon(app.db, withCode, { code: 'TWENTY' });
    await app.get(PriceBook).refresh();
    member = await aCustomer(app);
    await app.db.execute('INSERT INTO account_types.crew_member (account_id) VALUES ($1)', [
      member.accountId,
    ]);
  });
  afterAll(() => app.close());

  const someCart = fc.record({
    lines: fc.uniqueArray(
      fc.record({ tire: fc.nat(2), quantity: fc.integer({ min: 1, max: 9 }), hasRoadHazard: fc.boolean() }),
      { minLength: 1, maxLength: 3, selector: ({ tire }) => tire },
    ),
    isMounted: fc.boolean(),
    hasCode: fc.boolean(),
    isMember: fc.boolean(),
  });

  it('is the one that the shop charges, whatever the cart, the shopper and the way', async () => {
    await fc.assert(
      fc.asyncProperty(someCart, async ({ lines, isMounted, hasCode, isMember }) => {
        const client = isMember ? member.client : app.client;
        const wanted = lines.map(({ tire, ...line }) => ({ ...line, ...tires[tire] }));
        const opened = await client.call(
          createCart,
          {
            body: {
              lines: wanted.map(({ tireId = '', quantity }) => ({ tireId, quantity })),
              zip: '19147',
              vehicle: null,
            },
          },
          key(),
        );
        const headers = { 'x-cart-token': opened.cartToken };
        let cart = await client.call(
          setCartDelivery,
          {
            body: {
              version: opened.cart.version,
              fulfilment: isMounted ? 'ship-to-shop' : 'ship-to-me',
              shopCode: isMounted ? shopCode : null,
            },
          },
          key(headers),
        );
        for (const { productId, lineId } of cart.lines)
          if (wanted.some(({ tireId, hasRoadHazard }) => tireId === productId && hasRoadHazard))
            cart = await client.call(
              changeCartLine,
              { params: { lineId }, body: { version: cart.version, hasRoadHazard: true } },
              key(headers),
            );
        if (hasCode)
          cart = await client.call(
            setCartCoupon,
            { body: { version: cart.version, code: 'TWENTY' } },
            key(headers),
          );
        const { pricing } = await explain({
          lines: wanted.map(({ itemNumber = 0, quantity, hasRoadHazard }) => ({
            itemNumber,
            quantity,
            hasRoadHazard,
          })),
          zip: '19147',
          shopCode: isMounted ? shopCode : null,
          code: hasCode ? 'TWENTY' : null,
          shopper: { isCrewMember: isMember },
        });
        const figures = ({ lines: priced, promotions, ...rest }: typeof pricing) => ({
          ...rest,
          promotions: promotions.map(({ lines: _, ...promotion }) => promotion),
          totals: priced.map(({ totalInCents }) => totalInCents),
        });
        expect(figures(pricing)).toEqual(figures(cart.pricing));
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('says of every promotion that does not apply why not', async () => {
    const { missed } = await explain({ lines: [{ itemNumber: tires[0]?.itemNumber ?? 0, quantity: 3 }] });
    const reasons = new Map(missed.map(({ name, reason }) => [name, reason]));
    expect(reasons.get('Set')).toBe('needs 4 tires, has 3');
    expect(reasons.get('With a code')).toBe('needs its code');
    expect(reasons.get('Covered')).toBe('needs installation');
    expect(reasons.get('Military discount')).toBe('is for people verified as military');
    expect(reasons.get('Four-tire installation saving')).toBe('needs installation');
  });

  it('is that of another moment, if one asks for it', async () => {
    const soon = new Date(app.clock.now().getTime() + 86_400_000);
    await aPromotion(app.db, { name: 'Tomorrow', startsAt: soon, priority: 1 });
    await app.get(PriceBook).refresh();
    const lines = [{ itemNumber: tires[0]?.itemNumber ?? 0, quantity: 1 }];
    const namesAt = async (at: string | null) =>
      (await explain({ lines, at })).pricing.promotions.map(({ name }) => name);
    expect(await namesAt(null)).not.toContain('Tomorrow');
    expect(await namesAt(soon.toISOString())).toContain('Tomorrow');
  });

  it('refuses nonexistent records', async () => {
    await expect(explain({ lines: [{ itemNumber: 1, quantity: 4 }] })).rejects.toMatchObject({
      code: 'tire.unknown',
    });
    const lines = [{ itemNumber: tires[0]?.itemNumber ?? 0, quantity: 1 }];
    await expect(explain({ lines, shopCode: 'nowhere' })).rejects.toMatchObject({ code: 'shop.unknown' });
    await expect(explain({ lines, code: 'NOBODYS' })).rejects.toMatchObject({ code: 'coupon.unknown' });
  });
});
