import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  createFleet,
  createPurchaseOrder,
  type FleetRow,
  linkFleetAccount,
  listPurchaseOrders,
  type PurchaseOrderRow,
} from '@simpletread/contract';

import {
  aReadyCart,
  aTire,
  payFor,
  type ReadyCart,
  type ReadyCartSetup,
} from '../../../../test/builders/index.js';
import { startShopApp } from '../../../../test/index.js';
import { CartsModule } from '../../../carts/carts.module.js';
import { type Customer, tokensAreAccountIds } from '../../../sso/account-types/testing/people.js';
import { SsoModule } from '../../../sso/sso.module.js';
import { SalesModule } from '../../sales.module.js';

export type PurchaseOrderForm = CallInput<typeof createPurchaseOrder>['body'];

export const SAL = { headers: { authorization: 'Bearer sal' } };

/** A new write of Sal, who sells. */
export const bySal = () => ({ ...SAL, idempotencyKey: randomUUID() });

export const [FIRST, LAST] = ['2020-01-01', '2096-12-31'];

/** A shop with a tire, and fleets whose buyers order it by purchase order. */
export const startPurchaseWalk = async () => {
  const app = await startShopApp({
    modules: [CartsModule, SalesModule, SsoModule],
    env: { RUN_WORKERS: '0', STRICT_RATE_LIMIT_PER_MINUTE: '10000', DATABASE_POOL: '6' },
  });
  tokensAreAccountIds(app);
  const { tireId } = await aTire(app.db, { stock: { CAR: 400 } });
  let count = 0;

  const aFleet = async (buyers: readonly Customer[]): Promise<FleetRow> => {
    count += 1;
    const body = {
      ...{ name: `Hauling ${count}`, contactName: 'Lena Prado', email: `lena${count}@example.com` },
      ...{ phone: '(215) 555-0149', note: '' },
    };
    let fleet = await app.client.call(createFleet, { body }, bySal());
    for (const { email } of buyers)
      fleet = await app.client.call(
        linkFleetAccount,
        { params: { id: fleet.id }, body: { version: fleet.version, email } },
        bySal(),
      );
    return fleet;
  };
  const add = (
    fleet: Pick<FleetRow, 'id'>,
    terms: Partial<PurchaseOrderForm> = {},
  ): Promise<PurchaseOrderRow> =>
    app.client.call(
      createPurchaseOrder,
      {
        params: { id: fleet.id },
        body: {
          ...{ number: 'PO-7', limitInCents: 1_000_000, validFrom: FIRST, validUntil: LAST, note: '' },
          ...terms,
        },
      },
      bySal(),
    );
  const listed = (fleet: Pick<FleetRow, 'id'>) =>
    app.client.call(listPurchaseOrders, { params: { id: fleet.id } }, SAL);
  const only = async (fleet: Pick<FleetRow, 'id'>) => {
    const [order] = await listed(fleet);
    if (order === undefined) throw new Error('no purchase order');
    return order;
  };
  const aCart = async ({ headers }: Customer, setup: ReadyCartSetup = { tireId }): Promise<ReadyCart> => {
    const ready = await aReadyCart(app, setup);
    return { ...ready, headers: { ...ready.headers, ...headers } };
  };
  const buy = async (buyer: Customer, poNumber: string) => {
    const ready = await aCart(buyer);
    const placed = await payFor(app, ready, { poNumber });
    const row = await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE number = $1', [
      placed.orderNumber,
    ]);
    return { ...ready, ...placed, orderId: row?.id ?? '', total: ready.cart.pricing.totalInCents };
  };
  return { app, tireId, aFleet, add, listed, only, aCart, buy };
};

export type PurchaseWalk = Awaited<ReturnType<typeof startPurchaseWalk>>;
