import { Injectable } from '@nestjs/common';

import type { Computed, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import type { PickRow } from './pick.entity.js';
import type { PickScanRow } from './pick-scan.entity.js';

// Opened once an order can no longer be cancelled: what is pulled before that may have to be put back.
const OPEN = `
  INSERT INTO orders.pick (order_id, warehouse_code)
  SELECT DISTINCT o.id, a.warehouse_code
  FROM orders."order" o
  JOIN catalogue.stock_allocation a ON a.owner_id = o.id AND a.state = 'sold'
  JOIN locations.warehouse w ON w.code = a.warehouse_code AND w.picked_by = 'people'
  WHERE o.state = 'placed' AND o.cancel_requested_at IS NULL AND o.cancel_closes_at <= now()
  ON CONFLICT (order_id, warehouse_code) DO NOTHING`;

// A warehouse whose tires were all taken off an order has nothing left to send.
const DROP_EMPTY = `
  DELETE FROM orders.pick p USING orders."order" o
  WHERE o.id = p.order_id AND p.loaded_at IS NULL AND o.state = 'placed' AND NOT EXISTS (
    SELECT FROM catalogue.stock_allocation a
    WHERE a.owner_id = p.order_id AND a.warehouse_code = p.warehouse_code AND a.state = 'sold')`;

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
