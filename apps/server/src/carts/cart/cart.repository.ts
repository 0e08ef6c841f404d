import { Injectable } from '@nestjs/common';

import {
  columnList,
  type Computed,
  Database,
  type SqlRunner,
  type Transaction,
  typedColumnList,
} from '../../platform/database/index.js';
import { cartLineEntity } from './cart-line.entity.js';
import { CART, cartOf, type CartWithLines, CHOICES, choicesOf, LINE, lineRowOf } from './cart-row.js';
import type { CartRow } from './cart.entity.js';
import type { Cart, CartLine } from './cart.js';

const CART_COLUMNS = columnList(CART, 'c');

const FIND = `
  SELECT ${CART_COLUMNS},
         coalesce((SELECT json_agg(l ORDER BY l.position) FROM carts.cart_line l WHERE l.cart_id = c.id), '[]') AS lines
  FROM carts.cart c WHERE c.token_hash = $1`;

const LINE_COLUMNS = columnList(LINE);
const LINE_VALUES = columnList(LINE, 'line');
const LINE_RECORD = typedColumnList(cartLineEntity, LINE);

/** The lines of a json parameter as rows, numbered in their order. */
const linesOf = (param: string): string => `
  ROWS FROM (jsonb_to_recordset(${param}::jsonb) AS (${LINE_RECORD})) WITH ORDINALITY AS line (${LINE_COLUMNS}, position)`;

const INSERT = `
  WITH opened AS (
    INSERT INTO carts.cart (id, token_hash, zip, vehicle, exchange_return_id, replaces, price_hold) VALUES ($1, $2, $3, $4, $6, $7, $8) RETURNING id AS cart_id
  )
  INSERT INTO carts.cart_line (cart_id, ${LINE_COLUMNS}, position) SELECT opened.cart_id, line.* FROM opened, ${linesOf('$5')}`;

const CHOSEN = CHOICES.map((column, at) => `${column} = $${at + 3}`).join(', ');

const SAVE = `
  UPDATE carts.cart SET ${CHOSEN}, version = version + 1, updated_at = now()
  WHERE id = $1 AND version = $2 AND state = 'open' AND paying_attempt_id IS NULL RETURNING id AS cart_id`;

// A line of the same tire and axle keeps its id and position.
const KEPT: readonly string[] = ['id', 'tire_id', 'axle'];
const CHANGED = LINE.filter((column) => !KEPT.includes(column))
  .map((column) => `${column} = EXCLUDED.${column}`)
  .join(', ');

// The lines come after the twelve choices.
const SAVE_WITH_LINES = `
  WITH saved AS (${SAVE}),
  removed AS (
    DELETE FROM carts.cart_line line USING saved WHERE line.cart_id = saved.cart_id AND line.id = ANY ($16::uuid[])
  ), written AS (
    INSERT INTO carts.cart_line (cart_id, ${LINE_COLUMNS}, position)
    SELECT saved.cart_id, ${LINE_VALUES}, line.position + (SELECT coalesce(max(position), 0) FROM carts.cart_line WHERE cart_id = $1)
    FROM saved, ${linesOf('$15')}
    ON CONFLICT (cart_id, tire_id, axle) DO UPDATE SET ${CHANGED}
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
  UPDATE carts.cart SET ship_to = NULL, vehicle = NULL, zip = NULL, appointment = NULL, version = version + 1
  WHERE ${OF_PERSON_WHERE} OR order_id = ANY ($2::uuid[])`;

const linesJson = (lines: readonly CartLine[]): string => JSON.stringify(lines.map(lineRowOf));

const json = (value: object | string | null): string | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** The only user of the cart tables. */
@Injectable()
export class CartRepository {
  constructor(private readonly database: Database) {}

  async find(tokenHash: string): Promise<Cart | null> {
    const [row] = await this.database.prepared<CartWithLines>(FIND, [tokenHash]);
    return row === undefined ? null : cartOf(row);
  }

  /** Writes a new cart: lines, ZIP and vehicle. */
  async insert(
    tokenHash: string,
    { cartId, lines, zip, vehicle, exchangeReturnId, replaces, priceHold }: Cart,
  ): Promise<void> {
    await this.database.prepared(INSERT, [
      cartId,
      tokenHash,
      zip,
      json(vehicle),
      linesJson(lines),
      exchangeReturnId,
      json(replaces),
      json(priceHold),
    ]);
  }

  /** Detaches the cart from the order it was to replace, which can't be replaced anymore. */
  async replaceNothing(cartId: string): Promise<void> {
    await this.database.execute("UPDATE carts.cart SET replaces = NULL WHERE id = $1 AND state = 'open'", [
      cartId,
    ]);
  }

  /** Makes `before` into `after`, all of it or nothing; false where the cart is being paid, or no longer open at the version of `before`. */
  async save(before: Cart, after: Cart): Promise<boolean> {
    const { lines } = after;
    const chosen = choicesOf(after);
    const choices = [before.cartId, before.version, ...CHOICES.map((column) => json(chosen[column]))];
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
    const rows = await db.query<Computed<{ phone: string | null }>>(PHONES, [email]);
    return rows.flatMap(({ phone }) => phone ?? []);
  }

  /** Takes the person out of their carts and those of their orders, and out of open ones all that they chose. */
  async forgetPerson(tx: Transaction, email: string, orderIds: readonly string[]): Promise<void> {
    await tx.execute(EMPTY_OPEN, [email]);
    await tx.execute(FORGET_PERSON, [email, [...orderIds]]);
  }

  /** Keeps the cart from changing until the transaction ends; false where it is no longer open at `version`. */
  async lockOpen(tx: Transaction, cartId: string, version: number): Promise<boolean> {
    const sql = 'SELECT state, version FROM carts.cart WHERE id = $1 FOR UPDATE';
    const row = await tx.one<Pick<CartRow, 'state' | 'version'>>(sql, [cartId]);
    return row !== null && row.state === 'open' && row.version === version;
  }

  /** As `lockOpen`, and keeps the cart from changing until the attempt ends: it is being paid. */
  async beginPayment(tx: Transaction, cartId: string, version: number, attemptId: string): Promise<boolean> {
    const changed = await tx.execute(
      "UPDATE carts.cart SET paying_attempt_id = $3 WHERE id = $1 AND version = $2 AND state = 'open'",
      [cartId, version, attemptId],
    );
    return changed === 1;
  }

  /** Lets the cart of a failed attempt change again. */
  async endPayment(tx: Transaction, attemptId: string): Promise<void> {
    await tx.execute('UPDATE carts.cart SET paying_attempt_id = NULL WHERE paying_attempt_id = $1', [
      attemptId,
    ]);
  }

  /**
   * Closes the cart for good when its order is placed, whatever changed in it since. False if it was already ordered.
   */
  async markOrdered(tx: Transaction, cartId: string, orderId: string): Promise<boolean> {
    const changed = await tx.execute(
      "UPDATE carts.cart SET state = 'ordered', order_id = $2, paying_attempt_id = NULL, updated_at = now() WHERE id = $1 AND state = 'open'",
      [cartId, orderId],
    );
    return changed === 1;
  }
}
