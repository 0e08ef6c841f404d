import { Injectable } from '@nestjs/common';
import type { StockPick } from '@simpletread/domain';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import type { StockAllocationRow } from './stock-allocation.entity.js';
import type { StockLevelRow } from './stock-level.entity.js';

// The domain's `settleMissing`, for levels that the transaction has locked.
const SETTLE = `
  WITH settled AS (
    UPDATE catalogue.stock_level level
    SET available = available - least(available, missing), missing = missing - least(available, missing), updated_at = now()
    FROM jsonb_to_recordset($1::jsonb) AS t ("tireId" uuid, "warehouseCode" text)
    WHERE level.tire_id = t."tireId" AND level.warehouse_code = t."warehouseCode" AND available > 0 AND missing > 0
    RETURNING level.tire_id, level.warehouse_code, old.available - new.available AS found
  )
  INSERT INTO catalogue.stock_movement (tire_id, warehouse_code, quantity, reason, reference)
  SELECT tire_id, warehouse_code, -found, 'missing', $2 FROM settled`;

const SET = 'UPDATE catalogue.stock_level SET missing = $3 WHERE tire_id = $1 AND warehouse_code = $2';

const LIMIT =
  'UPDATE catalogue.stock_level SET missing = held + $3 WHERE tire_id = $1 AND warehouse_code = $2 AND missing > held + $3';

const OF_ORDER = `
  SELECT DISTINCT level.tire_id AS "tireId", level.warehouse_code AS "warehouseCode", level.missing AS quantity
  FROM catalogue.stock_allocation part
  JOIN catalogue.stock_level level ON level.tire_id = part.tire_id AND level.warehouse_code = part.warehouse_code
  WHERE part.owner_id = $1 AND part.state = 'sold' AND level.missing > 0`;

type Place = Pick<StockPick, 'tireId' | 'warehouseCode'>;
type MissingRow = Renamed<StockAllocationRow, { tireId: 'tire_id'; warehouseCode: 'warehouse_code' }> &
  Renamed<StockLevelRow, { quantity: 'missing' }>;

/** Tires that were promised and that a count missed, by tire and warehouse (decision record 161). */
@Injectable()
export class MissingStockRepository {
  /** Fills the gap of `places` from what just came back there. */
  async settle(tx: Transaction, places: readonly Place[], reference: string): Promise<void> {
    if (places.length > 0) await tx.execute(SETTLE, [JSON.stringify(places), reference]);
  }

  /** Sets the tires that a count of a locked shelf missed. */
  async set(tx: Transaction, { tireId, warehouseCode }: Place, missing: number): Promise<void> {
    await tx.execute(SET, [tireId, warehouseCode, missing]);
  }

  /** Lowers the missing tires to those that checkouts hold and orders wait for: the others were found. */
  async limit(tx: Transaction, { tireId, warehouseCode }: Place, waitedFor: number): Promise<void> {
    await tx.execute(LIMIT, [tireId, warehouseCode, waitedFor]);
  }

  /** The missing tires where an order's tires are from. */
  ofOrder(db: SqlRunner, orderId: string): Promise<StockPick[]> {
    return db.query<MissingRow>(OF_ORDER, [orderId]);
  }
}
