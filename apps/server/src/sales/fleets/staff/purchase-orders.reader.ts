import { Injectable } from '@nestjs/common';
import type { HandlerReply, listMyPurchaseOrders, PurchaseOrderRow } from '@simpletread/contract';
import {
  type Cents,
  easternWall,
  leftOfPurchaseOrder,
  ok,
  purchaseOrderStanding,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { type Computed, Database } from '../../../platform/database/index.js';
import type { PurchaseOrderEntityRow } from '../store/purchase-order.entity.js';
import { PurchaseOrderRepository } from '../store/purchase-order.repository.js';

type Listed = PurchaseOrderEntityRow &
  Computed<{
    spent: Cents;
    order_count: number;
    orders:
      | readonly {
          readonly orderId: string;
          readonly orderNumber: string;
          readonly placedAt: string;
          readonly countedInCents: number;
        }[]
      | null;
  }>;

const COLUMNS = `
  SELECT p.*,
    coalesce((SELECT sum(s.counted_in_cents) FROM sales.purchase_order_spending s WHERE s.purchase_order_id = p.id), 0)::bigint AS spent,
    (SELECT count(*)::int FROM sales.purchase_order_use u WHERE u.purchase_order_id = p.id AND u.state = 'taken') AS order_count,
    (SELECT json_agg(json_build_object('orderId', t.id, 'orderNumber', t.number, 'placedAt', t.placed_at, 'countedInCents', t.counted_in_cents)
       ORDER BY t.placed_at DESC, t.id)
     FROM (SELECT o.id, o.number, o.placed_at, s.counted_in_cents FROM sales.purchase_order_spending s JOIN orders."order" o ON o.id = s.order_id
       WHERE s.purchase_order_id = p.id AND s.state = 'taken' ORDER BY o.placed_at DESC, o.id LIMIT 20) t) AS orders
  FROM sales.fleet_purchase_order p`;
const OF_FLEET = `${COLUMNS} WHERE p.fleet_id = $1 ORDER BY p.state = 'closed', p.valid_until, upper(p.number)`;
const BY_ID = `${COLUMNS} WHERE p.id = $1`;
const IS_KNOWN = 'SELECT id FROM sales.fleet WHERE id = $1';

type Mine = HandlerReply<typeof listMyPurchaseOrders>;

/** Purchase orders with what is left, read from the primary: an order counts at once. */
@Injectable()
export class PurchaseOrdersReader {
  constructor(
    private readonly database: Database,
    private readonly orders: PurchaseOrderRepository,
    private readonly clock: Clock,
  ) {}

  async ofFleet(fleetId: string): Promise<Result<PurchaseOrderRow[], 'record.missing'>> {
    const rows = await this.database.query<Listed>(OF_FLEET, [fleetId]);
    if (rows.length === 0 && (await this.database.one(IS_KNOWN, [fleetId])) === null)
      return refuse('record.missing');
    return ok(rows.map((row) => this.rowOf(row)));
  }

  async find(id: string): Promise<Result<PurchaseOrderRow, 'record.missing'>> {
    const row = await this.database.one<Listed>(BY_ID, [id]);
    return row === null ? refuse('record.missing') : ok(this.rowOf(row));
  }

  /** The ones that the account’s orders can use today. */
  async ofBuyer(accountId: string): Promise<Mine> {
    const fleetId = await this.orders.fleetOfBuyer(this.database, accountId);
    if (fleetId === null) return { hasAny: false, items: [] };
    const rows = await this.database.query<Listed>(OF_FLEET, [fleetId]);
    const items = rows
      .map((row) => this.rowOf(row))
      .filter(({ standing }) => standing === 'usable')
      .map(({ number, leftInCents, validUntil }) => ({ number, leftInCents, validUntil }));
    return { hasAny: true, items };
  }

  private rowOf(row: Listed): PurchaseOrderRow {
    const facts = {
      ...{ state: row.state, limitInCents: row.limit_in_cents, spentInCents: row.spent },
      ...{ validFrom: row.valid_from, validUntil: row.valid_until },
    };
    return {
      ...facts,
      ...{ id: row.id, version: row.version, fleetId: row.fleet_id, number: row.number, note: row.note },
      standing: purchaseOrderStanding(facts, easternWall(this.clock.now()).slice(0, 10)),
      leftInCents: leftOfPurchaseOrder(facts),
      orderCount: row.order_count,
      orders: (row.orders ?? []).map(({ placedAt, countedInCents, ...order }) => ({
        ...order,
        placedAt: new Date(placedAt).toISOString(),
        countedInCents: countedInCents as Cents,
      })),
    };
  }
}
