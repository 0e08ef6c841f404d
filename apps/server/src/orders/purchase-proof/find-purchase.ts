import { Injectable } from '@nestjs/common';
import { isInstallationFinished, ok, refuse, type Result } from '@simpletread/domain';

import { type Computed, Database, type Renamed, type SqlRunner } from '../../platform/database/index.js';
import { type PurchaseClaim, PurchaseProof } from '../../reviews/index.js';
import { LinesOfTires } from '../../catalogue/index.js';
import { AppointmentBookings } from '../../installers/index.js';
import { Accounts } from '../../sso/index.js';
import type { OrderRow } from '../order/index.js';
import { ReviewInvitations } from '../review-invitations/index.js';
import { FindBuyersOrder } from '../tracking/index.js';

/** An order and the time by the database's clock, which appointments follow. */
type OrderAtShop = Pick<OrderRow, 'id' | 'state'> & Computed<{ now: Date }>;

type Bought = Renamed<OrderRow, { orderId: 'id' }> & Computed<{ tireIds: readonly string[] }>;

// Only delivered tires were driven on. An order that can still be cancelled proves nothing.
const BOUGHT = `
  SELECT o.id AS "orderId", array_agg(l.tire_id) AS "tireIds"
  FROM orders."order" o JOIN orders.order_line l ON l.order_id = o.id
  WHERE o.state = 'delivered' AND l.quantity > l.removed_quantity`;
const OF_ACCOUNT = [BOUGHT, 'AND o.account_id = $1 GROUP BY o.id ORDER BY o.placed_at DESC LIMIT 50'].join(
  ' ',
);

// An account has few orders at one shop.
const AT_SHOP = `SELECT id, state, clock_timestamp() AS now FROM orders."order" WHERE shop_id = $2 AND state = 'delivered'`;
const AT_SHOP_OF = {
  account: [AT_SHOP, 'AND account_id = $1 ORDER BY placed_at DESC LIMIT 50'].join(' '),
  order: [AT_SHOP, 'AND id = $1'].join(' '),
} as const;

const BUYER = 'SELECT email, account_id FROM orders."order" WHERE id = $1';
const OF_ORDER = [BOUGHT, 'AND o.id = $1 GROUP BY o.id'].join(' ');

/** Proves purchases for reviews: by the account’s orders, or by an order’s number and ZIP as in tracking. */
@Injectable()
export class FindPurchase extends PurchaseProof {
  constructor(
    private readonly database: Database,
    private readonly orders: FindBuyersOrder,
    private readonly lines: LinesOfTires,
    private readonly invitations: ReviewInvitations,
    private readonly accounts: Accounts,
    private readonly bookings: AppointmentBookings,
  ) {
    super();
  }

  override ofAccount(accountId: string, lineId: string): Promise<string | null> {
    return this.first(this.database, OF_ACCOUNT, accountId, lineId);
  }

  override ofInvitation(token: string, lineId: string): Promise<string | null> {
    return this.invitations.orderOf(this.database, token, lineId);
  }

  override async addressesOf(orderId: string): Promise<readonly string[]> {
    const buyer = await this.database.one<Pick<OrderRow, 'email' | 'account_id'>>(BUYER, [orderId]);
    if (buyer === null) return [];
    const account = buyer.account_id === null ? null : await this.accounts.byId(buyer.account_id);
    return account === null ? [buyer.email] : [buyer.email, account.email];
  }

  override async ofOrder(
    claim: PurchaseClaim,
    lineId: string,
    caller: string | null,
  ): Promise<Result<string>> {
    const tracked = await this.orders.tracked(claim, caller);
    if (!tracked.ok) return tracked;
    const orderId = await this.first(this.database, OF_ORDER, tracked.value.orderId, lineId);
    return orderId === null ? refuse('review.notBought') : ok(orderId);
  }

  override installedForAccount(accountId: string, shopId: string): Promise<string | null> {
    return this.firstInstalled(AT_SHOP_OF.account, accountId, shopId);
  }

  override async installedWithOrder(
    claim: PurchaseClaim,
    shopId: string,
    caller: string | null,
  ): Promise<Result<string>> {
    const tracked = await this.orders.tracked(claim, caller);
    if (!tracked.ok) return tracked;
    const orderId = await this.firstInstalled(AT_SHOP_OF.order, tracked.value.orderId, shopId);
    return orderId === null ? refuse('review.notInstalled') : ok(orderId);
  }

  private async firstInstalled(statement: string, id: string, shopId: string): Promise<string | null> {
    const orders = await this.database.query<OrderAtShop>(statement, [id, shopId]);
    const ids = orders.map((order) => order.id);
    const booked = await this.bookings.ofOrders(ids, this.database);
    const isFinished = ({ id: orderId, state, now }: OrderAtShop): boolean =>
      isInstallationFinished(state, booked.get(orderId) ?? null, now);
    return orders.find(isFinished)?.id ?? null;
  }

  private async first(db: SqlRunner, statement: string, id: string, lineId: string): Promise<string | null> {
    const bought = await db.query<Bought>(statement, [id]);
    const ofLine = await this.lines.tiresOf(
      lineId,
      bought.flatMap(({ tireIds }) => tireIds),
    );
    return bought.find(({ tireIds }) => tireIds.some((tireId) => ofLine.has(tireId)))?.orderId ?? null;
  }
}
