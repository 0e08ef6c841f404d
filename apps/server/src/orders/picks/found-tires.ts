import { Injectable } from '@nestjs/common';
import type { StockPick } from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { ShelfReader } from './staff/shelf.reader.js';

const byPlace = (a: StockPick, b: StockPick): number => {
  const [one, other] = [a, b].map(({ tireId, warehouseCode }) => `${tireId} ${warehouseCode}`);
  return (one ?? '') < (other ?? '') ? -1 : 1;
};

/** Tires that were pulled or left aren't missing, even if a count missed them (decision record 161). */
@Injectable()
export class FoundTires {
  constructor(
    private readonly shelf: ShelfReader,
    private readonly stock: StockAllocations,
  ) {}

  /**
   * Lowers what is missing where a locked order's tires are from to what checkouts and orders still wait for; only the tires of `pulled`, if
   * one was.
   */
  async settle(
    tx: Transaction,
    orderId: string,
    pulled?: Pick<StockPick, 'tireId' | 'warehouseCode'>,
  ): Promise<void> {
    const missed = await this.stock.missingFor(tx, orderId);
    for (const { tireId, warehouseCode } of missed.toSorted(byPlace)) {
      if (pulled !== undefined && (pulled.tireId !== tireId || pulled.warehouseCode !== warehouseCode))
        continue;
      // Another order's scan or a checkout may change what the shelf is waited for.
      await this.stock.lockShelf(tx, tireId, warehouseCode);
      const waiting = await this.shelf.sold(tx, tireId, warehouseCode);
      await this.stock.limitMissing(tx, { tireId, warehouseCode }, waiting.sold - waiting.pulled);
    }
  }
}
