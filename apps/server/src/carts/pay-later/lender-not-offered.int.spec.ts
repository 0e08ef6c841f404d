import { randomUUID } from 'node:crypto';

import { getMyOrder, getPaymentOptions, placeOrder } from '@simpletread/contract';
import type { AccountTypeName, PriceGroup } from '@simpletread/domain';

import { CartsModule } from '../carts.module.js';
import {
  answerLender,
  aReadyCart,
  cancelPlaced,
  chooseMethod,
  comeBack,
  goToLender,
  type ReadyCart,
} from '../../../test/builders/index.js';
import { brokenInvariants, send, type ShopApp, startShopApp } from '../../../test/index.js';
import { ContentModule } from '../../content/content.module.js';
import { SettleRefunds } from '../../orders/refunds/settle-refunds.js';
import { aCustomer, type Customer, tokensAreAccountIds } from '../../sso/account-types/testing/people.js';
import { SsoModule } from '../../sso/sso.module.js';

const PO_NUMBER = 'PO-2026-118';

describe('lenders', () => {
  let app: ShopApp;

  const grant = (customer: Customer, type: AccountTypeName, group: PriceGroup) =>
    app.db.execute(
      `WITH applied AS (
         INSERT INTO account_types.application (id, account_id, source, type, state, company_name, price_group, proposed_by)
         VALUES ($1, $2, 'staff', $3, 'approved', 'Acme', $4, $1) RETURNING id
       )
       INSERT INTO account_types.account_grant (id, account_id, type, company_name, price_group, source, application_id, since)
       SELECT $1, $2, $3, 'Acme', $4, 'staff', applied.id, now() - interval '1 day' FROM applied`,
      [randomUUID(), customer.accountId, type, group],
    );

  /** A ready cart, in the hands of a customer with an account of the type. */
  const ofAccount = async (type: AccountTypeName, group: PriceGroup) => {
    const customer = await aCustomer(app);
    await grant(customer, type, group);
    const ready = await aReadyCart(app);
    return { ...ready, customer, headers: { ...ready.headers, ...customer.headers } };
  };
  const methodsOf = async ({ headers }: Pick<ReadyCart, 'headers'>) =>
    (await app.client.call(getPaymentOptions, {}, { headers })).options.map(({ method }) => method);
  const toResolve = async ({ headers, ...ready }: ReadyCart) => {
    const { cart } = await chooseMethod(app, { ...ready, headers }, 'resolve');
    const body = {
      cartVersion: cart.version,
      expectedTotalInCents: cart.pricing.totalInCents,
      poNumber: PO_NUMBER,
      payment: { method: 'resolve' as const },
    };
    return app.client.call(placeOrder, { body }, { idempotencyKey: randomUUID(), headers });
  };

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, ContentModule, SsoModule],
      env: { RUN_WORKERS: '0', PAY_LATER_METHODS: 'affirm,resolve', STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    tokensAreAccountIds(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('that the shop doesn’t work with are refused to a cart and at the order, by name and without limits', async () => {
    const cart = await aReadyCart(app);
    const refusal = {
      code: 'payment.methodNotOffered',
      data: { name: 'Synchrony' },
      message: 'We do not offer Synchrony. Please choose another payment method.',
    };
    await expect(chooseMethod(app, cart, 'synchrony')).rejects.toMatchObject(refusal);
    await expect(goToLender(app, cart, 'synchrony')).rejects.toMatchObject(refusal);
    const { cart: chosen } = await chooseMethod(app, cart, 'affirm');
    expect(chosen.paymentMethod).toBe('affirm');
  });

  it('on net terms are refused to guests and members', async () => {
    const refusal = {
      code: 'payment.businessOnly',
      message: 'Only business accounts can pay with Resolve. Please choose another payment method.',
    };
    for (const going of [await aReadyCart(app), await ofAccount('Retail Member', 'member')]) {
      expect(await methodsOf(going)).toEqual(['card', 'affirm']);
      await expect(chooseMethod(app, going, 'resolve')).rejects.toMatchObject(refusal);
      await expect(goToLender(app, going, 'resolve')).rejects.toMatchObject(refusal);
    }
  });

  it('on net terms show a business its PO number, and leave their loan ID on the order [R3.17]', async () => {
    const going = await ofAccount('Fleet', 'fleet');
    expect(await methodsOf(going)).toEqual(['card', 'affirm', 'resolve']);
    const placed = await toResolve(going);
    const page = await (await send(placed.providerPage ?? '')).text();
    expect(page).toContain(`4 tires, PO number ${PO_NUMBER}`);
    const returned = await answerLender(placed);
    expect(await comeBack(app, returned)).toMatchObject({
      state: 'placed',
      method: 'resolve',
      failure: null,
    });
    expect(await comeBack(app, returned)).toMatchObject({ state: 'placed' });
    const { customer } = going;
    const order = await customer.client.call(getMyOrder, { params: { orderNumber: placed.orderNumber } });
    expect(order).toMatchObject({
      orderNumber: placed.orderNumber,
      poNumber: PO_NUMBER,
      loanId: expect.stringMatching(/^RSL-[0-9A-F]{10}$/),
      payment: { method: 'resolve' },
    });
    const row = await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE loan_id = $1', [
      order.loanId,
    ]);
    await cancelPlaced(app, { ...going, ...placed, orderId: row?.id ?? '' });
    await app.get(SettleRefunds).sweep(0);
    const books = await app.db.one(
      `SELECT c.brand, c.refunded_in_cents = c.amount_in_cents AS "isGivenBack", o.loan_id AS "loanId"
       FROM payment_sandbox.charge c JOIN orders.payment p ON p.provider_charge = c.id JOIN orders."order" o ON o.id = p.order_id
       WHERE o.id = $1`,
      [row?.id],
    );
    expect(books).toEqual({ brand: 'resolve', isGivenBack: true, loanId: order.loanId });
  });

  it.each([
    ['left', 'left'],
    ['declined', 'creditDeclined'],
    ['half', 'notProcessed'],
  ] as const)('on net terms that are %s leave the cart and no loan', async (answer, failure) => {
    const going = await ofAccount('Wholesale', 'wholesale');
    const placed = await toResolve(going);
    expect(await comeBack(app, await answerLender(placed, answer))).toMatchObject({
      state: 'failed',
      method: 'resolve',
      failure,
    });
    const left = await app.db.one(
      `SELECT (SELECT count(*)::int FROM orders."order" WHERE number = $1) AS orders,
        (SELECT state FROM carts.cart WHERE id = $2) AS cart`,
      [placed.orderNumber, going.cart.cartId],
    );
    expect(left).toEqual({ orders: 0, cart: 'open' });
    expect(await methodsOf(going)).toContain('resolve');
  });
});
