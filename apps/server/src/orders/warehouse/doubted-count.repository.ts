import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';

const KEEP = `
  INSERT INTO orders.doubted_count (staff_id, warehouse_code, tire_id, counted, request_key) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (staff_id, warehouse_code, tire_id)
  DO UPDATE SET counted = EXCLUDED.counted, request_key = EXCLUDED.request_key, counted_at = now()`;

// A request that is tried again is no second count.
const IS_REPEATED = `
  SELECT 1 AS found FROM orders.doubted_count
  WHERE staff_id = $1 AND warehouse_code = $2 AND tire_id = $3 AND counted = $4 AND request_key <> $5
    AND counted_at > now() - interval '1 hour'`;

const FORGET =
  'DELETE FROM orders.doubted_count WHERE staff_id = $1 AND warehouse_code = $2 AND tire_id = $3';

/** A person's count of a tire's shelf. */
export interface ShelfCount {
  readonly staffId: string;
  readonly warehouseCode: string;
  readonly tireId: string;
  readonly counted: number;
  readonly requestKey: string;
}

const paramsOf = ({ staffId, warehouseCode, tireId, counted, requestKey }: ShelfCount) => [
  staffId,
  warehouseCode,
  tireId,
  counted,
  requestKey,
];

/** Counts that are far from the books. The same number from the same person within an hour confirms one. */
@Injectable()
export class DoubtedCountRepository {
  async keep(db: SqlRunner, count: ShelfCount): Promise<void> {
    await db.execute(KEEP, paramsOf(count));
  }

  async isRepeated(tx: Transaction, count: ShelfCount): Promise<boolean> {
    return (await tx.one(IS_REPEATED, paramsOf(count))) !== null;
  }

  async forget(tx: Transaction, { staffId, warehouseCode, tireId }: ShelfCount): Promise<void> {
    await tx.execute(FORGET, [staffId, warehouseCode, tireId]);
  }
}
