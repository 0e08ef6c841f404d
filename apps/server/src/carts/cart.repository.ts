import { Injectable } from '@nestjs/common';
import type { ChosenVehicle } from '@simpletread/contract';
import { type Appointment, cents, type PaymentMethod } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../platform/database/index.js';
import type { Cart, CartLine } from './cart.js';

interface CartRow {
  readonly id: string;
  readonly state: Cart['state'];
  readonly version: number;
  readonly zip: string | null;
  readonly fulfilment: Cart['fulfilment'];
  readonly shop_id: string | null;
  readonly pickup_point_code: string | null;
  readonly appointment: Appointment | null;
  readonly ship_to: Cart['shipTo'];
  readonly vehicle: ChosenVehicle | null;
  readonly order_id: string | null;
  readonly coupon_code: string | null;
  readonly payment_method: PaymentMethod | null;
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
  readonly fit_acknowledgement: CartLine['fitAcknowledgement'];
}

const FIND = `
  SELECT c.id, c.state, c.version, c.zip, c.fulfilment, c.shop_id, c.pickup_point_code, c.appointment, c.ship_to, c.vehicle, c.order_id,
         c.coupon_code, c.payment_method,
         coalesce((SELECT json_agg(l ORDER BY l.position) FROM carts.cart_line l WHERE l.cart_id = c.id), '[]') AS lines
  FROM carts.cart c WHERE c.token_hash = $1`;

const LINE_COLUMNS =
  'cart_id, id, tire_id, quantity, axle, has_road_hazard, seen_price_in_cents, fitment_verdict, fit_acknowledgement, position';

/** The lines of a json parameter as rows, numbered in their order. */
const linesOf = (param: string): string => `
  ROWS FROM (jsonb_to_recordset(${param}::jsonb) AS (
    id uuid, tire_id uuid, quantity integer, axle text, has_road_hazard boolean, seen_price_in_cents bigint, fitment_verdict jsonb,
    fit_acknowledgement jsonb
  )) WITH ORDINALITY
  AS line (id, tire_id, quantity, axle, has_road_hazard, seen_price_in_cents, fitment_verdict, fit_acknowledgement, position)`;

const INSERT = `
  WITH opened AS (
    INSERT INTO carts.cart (id, token_hash, zip, vehicle) VALUES ($1, $2, $3, $4) RETURNING id AS cart_id
  )
  INSERT INTO carts.cart_line (${LINE_COLUMNS}) SELECT opened.cart_id, line.* FROM opened, ${linesOf('$5')}`;

const SAVE = `
  UPDATE carts.cart SET zip = $3, vehicle = $4, fulfilment = $5, shop_id = $6, ship_to = $7, coupon_code = $8, payment_method = $9,
    pickup_point_code = $10, appointment = $11,
    version = version + 1, updated_at = now()
  WHERE id = $1 AND version = $2 AND state = 'open' RETURNING id AS cart_id`;

// A line of the same tire and axle keeps its id and place.
const SAVE_WITH_LINES = `
  WITH saved AS (${SAVE}),
  removed AS (
    DELETE FROM carts.cart_line line USING saved WHERE line.cart_id = saved.cart_id AND line.id = ANY ($13::uuid[])
  ), written AS (
    INSERT INTO carts.cart_line (${LINE_COLUMNS})
    SELECT saved.cart_id, line.id, line.tire_id, line.quantity, line.axle, line.has_road_hazard, line.seen_price_in_cents,
           line.fitment_verdict, line.fit_acknowledgement, line.position + (SELECT coalesce(max(position), 0) FROM carts.cart_line WHERE cart_id = $1)
    FROM saved, ${linesOf('$12')}
    ON CONFLICT (cart_id, tire_id, axle) DO UPDATE SET quantity = EXCLUDED.quantity,
      has_road_hazard = EXCLUDED.has_road_hazard, seen_price_in_cents = EXCLUDED.seen_price_in_cents,
      fitment_verdict = EXCLUDED.fitment_verdict, fit_acknowledgement = EXCLUDED.fit_acknowledgement
  )
  SELECT cart_id FROM saved`;

const OF_PERSON_WHERE = "lower(ship_to ->> 'email') = $1";

const OF_PERSON = `
  SELECT created_at AS "openedAt", updated_at AS "changedAt", state, zip, fulfilment, appointment, vehicle, ship_to AS "shipTo"
  FROM carts.cart WHERE ${OF_PERSON_WHERE} ORDER BY created_at`;

const PHONES = `SELECT DISTINCT ship_to ->> 'phone' AS phone FROM carts.cart WHERE ${OF_PERSON_WHERE}`;

const EMPTY_OPEN = `
  DELETE FROM carts.cart_line WHERE cart_id IN (SELECT id FROM carts.cart WHERE state = 'open' AND ${OF_PERSON_WHERE})`;

const FORGET_PERSON = `
  UPDATE carts.cart SET ship_to = NULL, vehicle = NULL, zip = NULL, appointment = NULL, version = version + 1 WHERE ${OF_PERSON_WHERE}`;

const lineOf = (row: LineRow): CartLine => ({
  lineId: row.id,
  tireId: row.tire_id,
  quantity: row.quantity,
  axle: row.axle,
  hasRoadHazard: row.has_road_hazard,
  seenPriceInCents: cents(row.seen_price_in_cents),
  fit: row.fitment_verdict,
  fitAcknowledgement: row.fit_acknowledgement,
});

const rowOf = (line: CartLine): LineRow => ({
  id: line.lineId,
  tire_id: line.tireId,
  quantity: line.quantity,
  axle: line.axle,
  has_road_hazard: line.hasRoadHazard,
  seen_price_in_cents: line.seenPriceInCents,
  fitment_verdict: line.fit,
  fit_acknowledgement: line.fitAcknowledgement,
});

const linesJson = (lines: readonly CartLine[]): string => JSON.stringify(lines.map(rowOf));

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** The only user of the cart tables. */
@Injectable()
export class CartRepository {
  constructor(private readonly database: Database) {}

  async find(tokenHash: string): Promise<Cart | null> {
    const [row] = await this.database.prepared<CartRow>(FIND, [tokenHash]);
    if (row === undefined) return null;
    return {
      cartId: row.id,
      state: row.state,
      version: row.version,
      zip: row.zip,
      fulfilment: row.fulfilment,
      shopId: row.shop_id,
      pickupPointCode: row.pickup_point_code,
      appointment: row.appointment,
      shipTo: row.ship_to,
      vehicle: row.vehicle,
      orderId: row.order_id,
      couponCode: row.coupon_code,
      paymentMethod: row.payment_method,
      lines: row.lines.map(lineOf),
    };
  }

  /** Writes a new cart: lines, ZIP and vehicle. */
  async insert(tokenHash: string, { cartId, lines, zip, vehicle }: Cart): Promise<void> {
    await this.database.prepared(INSERT, [cartId, tokenHash, zip, json(vehicle), linesJson(lines)]);
  }

  /** Makes `before` into `after`, all of it or nothing; false where the cart is no longer open at the version of `before`. */
  async save(before: Cart, after: Cart): Promise<boolean> {
    const { zip, vehicle, fulfilment, shopId, shipTo, couponCode, paymentMethod, lines } = after;
    const { pickupPointCode, appointment } = after;
    const place = [fulfilment, shopId, json(shipTo)];
    const terms = [couponCode, paymentMethod, pickupPointCode, json(appointment)];
    const choices = [before.cartId, before.version, zip, json(vehicle), ...place, ...terms];
    const written = lines.filter((line) => !before.lines.includes(line));
    const removed = before.lines.filter((old) => !lines.some(({ lineId }) => lineId === old.lineId));
    const isSameLines = written.length + removed.length === 0;
    const lineParams = [linesJson(written), removed.map(({ lineId }) => lineId)];
    const saved = isSameLines
      ? await this.database.prepared(SAVE, choices)
      : await this.database.prepared(SAVE_WITH_LINES, [...choices, ...lineParams]);
    return saved.length === 1;
  }

  /** Drops the ship-to of open carts that have not changed for `days`. */
  async forgetAddresses(days: number): Promise<void> {
    const sql = `UPDATE carts.cart SET ship_to = NULL WHERE state = 'open' AND ship_to IS NOT NULL
      AND updated_at < clock_timestamp() - make_interval(days => $1)`;
    await this.database.execute(sql, [days]);
  }

  /** Carts whose ship-to names this address, which is in lower case. */
  ofPerson(db: SqlRunner, email: string): Promise<Record<string, unknown>[]> {
    return db.query<Record<string, unknown>>(OF_PERSON, [email]);
  }

  async phonesOf(db: SqlRunner, email: string): Promise<string[]> {
    const rows = await db.query<{ phone: string | null }>(PHONES, [email]);
    return rows.flatMap(({ phone }) => phone ?? []);
  }

  /** Takes the person out of their carts, and out of open ones all that they chose. */
  async forgetPerson(tx: Transaction, email: string): Promise<void> {
    await tx.execute(EMPTY_OPEN, [email]);
    await tx.execute(FORGET_PERSON, [email]);
  }

  /** Keeps the cart from changing until the transaction ends; false where it is no longer open at `version`. */
  async lockOpen(tx: Transaction, cartId: string, version: number): Promise<boolean> {
    const sql = 'SELECT state, version FROM carts.cart WHERE id = $1 FOR UPDATE';
    const row = await tx.one<Pick<CartRow, 'state' | 'version'>>(sql, [cartId]);
    return row !== null && row.state === 'open' && row.version === version;
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
