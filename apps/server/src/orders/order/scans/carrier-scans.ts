import { Injectable } from '@nestjs/common';
import { cutText, type Scan, storableText } from '@simpletread/domain';

import { Database, type SqlRunner } from '../../../platform/database/index.js';
import type { CarrierScanRow } from './carrier-scan.entity.js';

const LONGEST_PLACE = 80;

const KEEP = `
  INSERT INTO orders.carrier_scan AS known (order_id, kind, at, place)
  SELECT $1, kind, at, place FROM json_to_recordset($2::json) AS scan (kind text, at timestamptz, place text)
  ON CONFLICT (order_id, at, kind) DO UPDATE SET place = EXCLUDED.place
  WHERE known.place IS NULL AND EXCLUDED.place IS NOT NULL`;

const OF_ORDER = 'SELECT kind, at, place FROM orders.carrier_scan WHERE order_id = $1';

const placeOf = (place: string | null): string | null =>
  place === null ? null : cutText(storableText(place).trim(), LONGEST_PLACE) || null;

/** The reports of carriers about orders. */
@Injectable()
export class CarrierScans {
  constructor(private readonly database: Database) {}

  /** Keeps what is new of a carrier's scans. */
  async keep(db: SqlRunner, orderId: string, scans: readonly Scan[]): Promise<void> {
    const rows = scans.map(({ kind, at, place }) => ({ kind, at, place: placeOf(place) }));
    if (rows.length > 0) await db.execute(KEEP, [orderId, JSON.stringify(rows)]);
  }

  /** In no order; the domain's `tidyScans` brings them into one. */
  ofOrder(orderId: string, db: SqlRunner = this.database): Promise<readonly Scan[]> {
    return db.query<Pick<CarrierScanRow, 'kind' | 'at' | 'place'>>(OF_ORDER, [orderId]);
  }
}
