import { Injectable } from '@nestjs/common';
import type { PickLine } from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import { type OrderRecord, tireLabel } from '../order/index.js';
import { PickRepository } from './pick.repository.js';

/** Tires of one item that a warehouse sends, and how many are scanned. */
export interface PickedLine extends PickLine {
  readonly tireId: string;
  readonly tire: string;
}

/** The tires that each warehouse sends with an order, and their scans. */
@Injectable()
export class PickLines {
  constructor(
    private readonly stock: StockAllocations,
    private readonly picks: PickRepository,
  ) {}

  /** Consistent under the lock of the order. */
  async of(db: SqlRunner, order: OrderRecord, warehouseCode: string): Promise<readonly PickedLine[]> {
    const sold = await this.stock.returnable(db, order.id);
    const scans = await this.picks.scanned(db, [order.id, warehouseCode]);
    const here = sold.filter((pick) => pick.warehouseCode === warehouseCode);
    const tireIds = new Set(order.lines.map(({ tire_id: tireId }) => tireId));
    return [...tireIds].flatMap((tireId) => {
      const line = order.lines.find((each) => each.tire_id === tireId);
      const expected = here
        .filter((pick) => pick.tireId === tireId)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const scanned = scans.find((scan) => scan.tireId === tireId)?.scanned ?? 0;
      if (line === undefined || expected + scanned === 0) return [];
      return [{ tireId, itemNumber: line.item_number, tire: tireLabel(line), expected, scanned }];
    });
  }
}
