import { Injectable } from '@nestjs/common';
import type { ChosenVehicle } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../platform/database/index.js';
import type { Cart, CartLine } from './cart.js';

interface CartRow {
  readonly id: string;
  readonly state: Cart['state'];
  readonly version: number;
  readonly zip: string | null;
  readonly fulfilment: Cart['fulfilment'];
  readonly shop_id: string | null;
  readonly ship_to: Cart['shipTo'];
  readonly vehicle: ChosenVehicle | null;
  readonly order_id: string | null;
  readonly lines: readonly LineRow[];
}

interface LineRow {
  readonly id: string;
  readonly tire_id: string;
  readonly quantity: number;
  readonly axle: CartLine['axle'];
  readonly has_road_hazard: boolean;
  readonly seen_price_in_cents: number;
  readonly fitment_verdict: CartLine['fit'];
}

const FIND = `
  SELECT c.id, c.state, c.version, c.zip, c.fulfilment, c.shop_id, c.ship_to, c.vehicle, c.order_id,
         coalesce((SELECT json_agg(l ORDER BY l.position) FROM carts.cart_line l WHERE l.cart_id = c.id), '[]') AS lines
  FROM carts.cart c WHERE c.token_hash = $1`;

const INSERT = `INSERT INTO carts.cart (id, token_hash, zip, vehicle) VALUES ($1, $2, $3, $4)`;

const CLAIM = `
  UPDATE carts.cart SET version = version + 1, updated_at = now()
  WHERE token_hash = $1 AND version = $2 AND state = 'open'`;

const UPSERT_LINE = `
  INSERT INTO carts.cart_line (id, cart_id, position, tire_id, quantity, axle, has_road_hazard, seen_price_in_cents, fitment_verdict)
  VALUES ($1, $2, (SELECT coalesce(max(position), 0) + 1 FROM carts.cart_line WHERE cart_id = $2), $3, $4, $5, $6, $7, $8)
  ON CONFLICT (cart_id, tire_id, axle) DO UPDATE SET quantity = EXCLUDED.quantity,
    has_road_hazard = EXCLUDED.has_road_hazard, seen_price_in_cents = EXCLUDED.seen_price_in_cents,
    fitment_verdict = EXCLUDED.fitment_verdict`;

const lineOf = (row: LineRow): CartLine => ({
  lineId: row.id,
  tireId: row.tire_id,
  quantity: row.quantity,
  axle: row.axle,
  hasRoadHazard: row.has_road_hazard,
  seenPriceInCents: cents(row.seen_price_in_cents),
  fit: row.fitment_verdict,
});

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** The only user of the cart tables. */
@Injectable()
export class CartRepository {
  async find(db: SqlRunner, tokenHash: string): Promise<Cart | null> {
    const row = await db.one<CartRow>(FIND, [tokenHash]);
    if (row === null) return null;
    return {
      cartId: row.id,
      state: row.state,
      version: row.version,
      zip: row.zip,
      fulfilment: row.fulfilment,
      shopId: row.shop_id,
      shipTo: row.ship_to,
      vehicle: row.vehicle,
      orderId: row.order_id,
      lines: row.lines.map(lineOf),
    };
  }

  async insert(
    tx: Transaction,
    cart: { cartId: string; tokenHash: string; zip: string | null; vehicle: ChosenVehicle | null },
  ): Promise<void> {
    await tx.execute(INSERT, [cart.cartId, cart.tokenHash, cart.zip, json(cart.vehicle)]);
  }

  /** Takes the open cart at `version` for this transaction and counts the version up; false where there is no such cart. */
  async claim(tx: Transaction, tokenHash: string, version: number): Promise<boolean> {
    return (await tx.execute(CLAIM, [tokenHash, version])) === 1;
  }

  /** Writes a line; an earlier one of the same tire and axle keeps its id and place. */
  async saveLine(tx: Transaction, cartId: string, line: CartLine): Promise<void> {
    await tx.execute(UPSERT_LINE, [
      line.lineId,
      cartId,
      line.tireId,
      line.quantity,
      line.axle,
      line.hasRoadHazard,
      line.seenPriceInCents,
      json(line.fit),
    ]);
  }

  async removeLine(tx: Transaction, cartId: string, lineId: string): Promise<void> {
    await tx.execute('DELETE FROM carts.cart_line WHERE cart_id = $1 AND id = $2', [cartId, lineId]);
  }

  async setZip(tx: Transaction, cartId: string, zip: string): Promise<void> {
    await tx.execute('UPDATE carts.cart SET zip = $2 WHERE id = $1', [cartId, zip]);
  }

  async setVehicle(tx: Transaction, cartId: string, vehicle: ChosenVehicle | null): Promise<void> {
    await tx.execute('UPDATE carts.cart SET vehicle = $2 WHERE id = $1', [cartId, json(vehicle)]);
  }

  async setFulfilment(
    tx: Transaction,
    cartId: string,
    fulfilment: Cart['fulfilment'],
    shopId: string | null,
  ): Promise<void> {
    await tx.execute('UPDATE carts.cart SET fulfilment = $2, shop_id = $3 WHERE id = $1', [
      cartId,
      fulfilment,
      shopId,
    ]);
  }

  async setShipTo(tx: Transaction, cartId: string, shipTo: NonNullable<Cart['shipTo']>): Promise<void> {
    await tx.execute('UPDATE carts.cart SET ship_to = $2, zip = $3 WHERE id = $1', [
      cartId,
      json(shipTo),
      shipTo.zip,
    ]);
  }

  /** Drops the ship-to of open carts that have not changed for `days`. */
  async forgetAddresses(db: SqlRunner, days: number): Promise<void> {
    const sql = `UPDATE carts.cart SET ship_to = NULL WHERE state = 'open' AND ship_to IS NOT NULL
      AND updated_at < clock_timestamp() - make_interval(days => $1)`;
    await db.execute(sql, [days]);
  }

  /** Keeps the cart from changing until the transaction ends; false where it is no longer open at `version`. */
  async lockOpen(tx: Transaction, cartId: string, version: number): Promise<boolean> {
    const sql = 'SELECT state, version FROM carts.cart WHERE id = $1 FOR UPDATE';
    const row = await tx.one<Pick<CartRow, 'state' | 'version'>>(sql, [cartId]);
    return row !== null && row.state === 'open' && row.version === version;
  }

  /** As `lockOpen`, whatever has become of the cart. */
  async lock(tx: Transaction, cartId: string): Promise<void> {
    await tx.execute('SELECT FROM carts.cart WHERE id = $1 FOR UPDATE', [cartId]);
  }

  /** Closes the cart for good when its order is placed, whatever was changed in it since; false where it was ordered before. */
  async markOrdered(tx: Transaction, cartId: string, orderId: string): Promise<boolean> {
    const changed = await tx.execute(
      "UPDATE carts.cart SET state = 'ordered', order_id = $2, updated_at = now() WHERE id = $1 AND state = 'open'",
      [cartId, orderId],
    );
    return changed === 1;
  }
}
