import { Injectable } from '@nestjs/common';

import type { Computed, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import type { PickRow } from './pick.entity.js';
import type { PickScanRow } from './pick-scan.entity.js';

// A warehouse where people pick has tires of the order and no pick of it yet.
const IS_UNOPENED = `EXISTS (
    SELECT FROM catalogue.stock_allocation a JOIN locations.warehouse w ON w.code = a.warehouse_code AND w.picked_by = 'people'
    WHERE a.owner_id = o.id AND a.state = 'sold'
      AND NOT EXISTS (SELECT FROM orders.pick p WHERE p.order_id = o.id AND p.warehouse_code = a.warehouse_code))`;

// Opened once an order can no longer be cancelled: what is pulled before that may have to be put back. One that another call holds waits.
const OPEN = `
  WITH free AS MATERIALIZED (
    SELECT o.id FROM orders."order" o
    WHERE o.state = 'placed' AND o.cancel_requested_at IS NULL AND o.held_at IS NULL AND o.cancel_closes_at <= now()
      AND ${IS_UNOPENED}
    FOR UPDATE OF o SKIP LOCKED)
  INSERT INTO orders.pick (order_id, warehouse_code)
  SELECT DISTINCT free.id, a.warehouse_code
  FROM free
  JOIN catalogue.stock_allocation a ON a.owner_id = free.id AND a.state = 'sold'
  JOIN locations.warehouse w ON w.code = a.warehouse_code AND w.picked_by = 'people'
  ON CONFLICT (order_id, warehouse_code) DO NOTHING`;

const IS_WAITING = `
  SELECT 1 AS found FROM orders."order" o
  WHERE o.id = $1 AND (
    EXISTS (SELECT FROM orders.pick p WHERE p.order_id = o.id AND p.packed_at IS NULL) OR ${IS_UNOPENED})`;

// A warehouse whose tires were all taken off an order has nothing left to send, once what was scanned is put back.
const IS_EMPTY = `p.loaded_at IS NULL
    AND NOT EXISTS (SELECT FROM orders.pick_scan s WHERE s.order_id = p.order_id AND s.warehouse_code = p.warehouse_code)
    AND NOT EXISTS (
      SELECT FROM catalogue.stock_allocation a
      WHERE a.owner_id = p.order_id AND a.warehouse_code = p.warehouse_code AND a.state = 'sold')`;

const DROP_EMPTY = `
  WITH free AS MATERIALIZED (
    SELECT o.id FROM orders.pick p JOIN orders."order" o ON o.id = p.order_id
    WHERE o.state = 'placed' AND ${IS_EMPTY}
    FOR UPDATE OF o SKIP LOCKED)
  DELETE FROM orders.pick p USING free WHERE free.id = p.order_id AND ${IS_EMPTY}`;

const OF_ORDER = 'SELECT * FROM orders.pick WHERE order_id = $1 ORDER BY warehouse_code';
const SCANNED = `
  SELECT tire_id AS "tireId", count(*)::integer AS scanned FROM orders.pick_scan
  WHERE order_id = $1 AND warehouse_code = $2 GROUP BY tire_id`;

const ADD_SCAN = `
  INSERT INTO orders.pick_scan (order_id, warehouse_code, request_key, tire_id, scanned_by) VALUES ($1, $2, $3, $4, $5)`;
const IS_SCANNED = `
  SELECT 1 AS found FROM orders.pick_scan WHERE order_id = $1 AND warehouse_code = $2 AND request_key = $3`;
const FORGET_SCANS = 'DELETE FROM orders.pick_scan WHERE order_id = $1 AND warehouse_code = $2';

const PACK = `
  UPDATE orders.pick SET packed_at = now(), packed_by = $3 WHERE order_id = $1 AND warehouse_code = $2 AND packed_at IS NULL`;
const REOPEN = `
  UPDATE orders.pick SET packed_at = NULL, packed_by = NULL WHERE order_id = $1 AND warehouse_code = $2 AND loaded_at IS NULL`;
const LOAD = `
  UPDATE orders.pick SET loaded_at = now(), loaded_by = $3 WHERE order_id = $1 AND warehouse_code = $2 AND loaded_at IS NULL`;

/** One warehouse's part of an order. */
export type PickKey = readonly [orderId: string, warehouseCode: string];

type ScannedTires = Renamed<PickScanRow, { tireId: 'tire_id' }> & Computed<{ scanned: number }>;

/** The only writer of picks and their scans. Every write is made under the lock of the order. */
@Injectable()
export class PickRepository {
  /** Opens what people can pick now, and drops what they no longer need to. */
  async open(db: SqlRunner): Promise<void> {
    await db.execute(OPEN, []);
    await db.execute(DROP_EMPTY, []);
  }

  ofOrder(db: SqlRunner, orderId: string): Promise<PickRow[]> {
    return db.query<PickRow>(OF_ORDER, [orderId]);
  }

  /** True if people have a part of an order to pack or to open. Final under the lock of the order. */
  async isWaiting(tx: Transaction, orderId: string): Promise<boolean> {
    return (await tx.one(IS_WAITING, [orderId])) !== null;
  }

  scanned(db: SqlRunner, [orderId, warehouseCode]: PickKey): Promise<ScannedTires[]> {
    return db.query<ScannedTires>(SCANNED, [orderId, warehouseCode]);
  }

  /** True if a request has already scanned its tire. */
  async isScanned(tx: Transaction, [orderId, warehouseCode]: PickKey, requestKey: string): Promise<boolean> {
    return (await tx.one(IS_SCANNED, [orderId, warehouseCode, requestKey])) !== null;
  }

  async addScan(
    tx: Transaction,
    [orderId, warehouseCode]: PickKey,
    { requestKey, tireId, by }: { readonly requestKey: string; readonly tireId: string; readonly by: string },
  ): Promise<void> {
    await tx.execute(ADD_SCAN, [orderId, warehouseCode, requestKey, tireId, by]);
  }

  /** Clears all scans of a pick, to start over. */
  async restart(tx: Transaction, [orderId, warehouseCode]: PickKey): Promise<void> {
    await tx.execute(FORGET_SCANS, [orderId, warehouseCode]);
    await this.reopen(tx, [orderId, warehouseCode]);
  }

  async reopen(tx: Transaction, [orderId, warehouseCode]: PickKey): Promise<void> {
    await tx.execute(REOPEN, [orderId, warehouseCode]);
  }

  async pack(tx: Transaction, [orderId, warehouseCode]: PickKey, by: string): Promise<void> {
    await tx.execute(PACK, [orderId, warehouseCode, by]);
  }

  async load(tx: Transaction, [orderId, warehouseCode]: PickKey, by: string): Promise<void> {
    await tx.execute(LOAD, [orderId, warehouseCode, by]);
  }
}
