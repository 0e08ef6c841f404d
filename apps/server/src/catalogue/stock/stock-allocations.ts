import { Injectable } from '@nestjs/common';
import {
  chooseWarehouses,
  type LatLng,
  nearestFirst,
  ok,
  refuse,
  type Result,
  type StockLine,
  type StockPick,
} from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { MissingStockRepository } from './missing-stock.repository.js';
import {
  type Allocation,
  type MovableAllocation,
  type PlacedLevel,
  type StockCorrection,
  StockRepository,
} from './stock.repository.js';

type Held = Result<readonly Allocation[], 'tire.outOfStock'>;

/** Until when tires are held, and from where. */
export interface StockHold {
  readonly expiresAt: Date;
  readonly near?: LatLng | null;
  /** The only warehouse they may come from; null for any. */
  readonly onlyFrom?: string | null;
}

const picksFrom = (
  levels: readonly PlacedLevel[],
  lines: readonly StockLine[],
  near: LatLng | null,
): readonly StockPick[] | null => {
  const nearest = new Set(nearestFirst(levels, near).map(({ warehouseCode }) => warehouseCode));
  return chooseWarehouses(lines, levels, [...nearest]);
};

const smallestFirst = (sold: readonly MovableAllocation[], removed: readonly StockLine[]) => {
  const missing = new Map<string, number>();
  for (const { tireId, quantity } of removed) missing.set(tireId, (missing.get(tireId) ?? 0) + quantity);
  const picks = sold
    .toSorted((a, b) => a.quantity - b.quantity)
    .map((allocation) => {
      const wanted = missing.get(allocation.tireId) ?? 0;
      const quantity = Math.min(wanted, allocation.quantity);
      missing.set(allocation.tireId, wanted - quantity);
      return { allocation, quantity };
    })
    .filter(({ quantity }) => quantity > 0);
  if ([...missing.values()].some((left) => left > 0)) throw new Error('more tires than the order has');
  return picks.toSorted((a, b) => sold.indexOf(a.allocation) - sold.indexOf(b.allocation));
};

/**
 * Moves stock for checkout and orders: held while a payment runs, then sold or released, put back when an order is
 * cancelled: the domain's `allocationMachine` says from which state to which. What comes back fills the gap of missing tires first. Everything
 * happens in the caller's transaction, levels in (tire, warehouse) order.
 */
@Injectable()
export class StockAllocations {
  constructor(
    private readonly stock: StockRepository,
    private readonly shortage: MissingStockRepository,
  ) {}

  /**
   * Holds `lines` until `expiresAt`, from the warehouse nearest to `near` that has all of them, else split; or only from one warehouse. `ownerId`
   * is the checkout; a second hold of the same owner adds to the first. Refuses with `tire.outOfStock` and holds
   * nothing if stock is short.
   */
  async hold(
    tx: Transaction,
    ownerId: string,
    lines: readonly StockLine[],
    { expiresAt, near = null, onlyFrom = null }: StockHold,
  ): Promise<Held> {
    const tireIds = [...new Set(lines.map(({ tireId }) => tireId))];
    const levels = await this.stock.lockLevels(tx, tireIds);
    const open = onlyFrom === null ? levels : levels.filter((level) => level.warehouseCode === onlyFrom);
    const picks = picksFrom(open, lines, near);
    if (picks === null) return refuse('tire.outOfStock');
    return ok(await this.stock.hold(tx, ownerId, picks, expiresAt));
  }

  /** Turns holds into sales of `orderId`. Refuses if none are left because they had expired and were released. */
  async markSold(tx: Transaction, ownerId: string, orderId: string = ownerId): Promise<Held> {
    const held = await this.stock.lockAllocations(tx, ownerId, 'sell');
    if (held.length === 0) return refuse('tire.outOfStock');
    for (const allocation of held) await this.stock.sell(tx, allocation, orderId);
    return ok(held);
  }

  /** Gives back what an owner holds; nothing when it holds nothing anymore. */
  release(tx: Transaction, ownerId: string): Promise<readonly Allocation[]> {
    return this.releaseHeld(tx, ownerId, false);
  }

  /** As `release`, but leaves alone what may still be held by the database's clock. */
  releaseExpired(tx: Transaction, ownerId: string): Promise<readonly Allocation[]> {
    return this.releaseHeld(tx, ownerId, true);
  }

  private async releaseHeld(
    tx: Transaction,
    ownerId: string,
    isExpiredOnly: boolean,
  ): Promise<readonly Allocation[]> {
    const held = await this.stock.lockAllocations(tx, ownerId, 'release', isExpiredOnly);
    for (const allocation of held) await this.stock.releaseHeld(tx, allocation);
    await this.shortage.settle(tx, held, ownerId);
    return held;
  }

  /** The amounts `putBack` would return, by tire and warehouse. */
  returnable(db: SqlRunner, orderId: string): Promise<StockPick[]> {
    return this.stock.picksThatMay(db, orderId, 'putBack');
  }

  /** Adds returned tires that can be sold again to a warehouse's stock. The order's own allocations stay sold. */
  async takeBack(
    tx: Transaction,
    returnId: string,
    tires: readonly { readonly tireId: string; readonly quantity: number }[],
    warehouseCode: string,
  ): Promise<void> {
    if (tires.length === 0) return;
    await this.stock.restockReturned(tx, tires, warehouseCode, returnId);
    const places = tires.map(({ tireId }) => ({ tireId, warehouseCode }));
    await this.shortage.settle(tx, places, returnId);
  }

  /** The tires of a warehouse that are available or held, locked until the transaction ends. */
  lockShelf(tx: Transaction, tireId: string, warehouseCode: string) {
    return this.stock.lockShelf(tx, tireId, warehouseCode);
  }

  /** Books the difference that a count found. Lock the shelf first. */
  correct(tx: Transaction, correction: StockCorrection): Promise<void> {
    return this.stock.correct(tx, correction);
  }

  /** Books how many promised tires a count missed. Lock the shelf first. */
  recordMissing(tx: Transaction, place: Omit<StockPick, 'quantity'>, missing: number): Promise<void> {
    return this.shortage.set(tx, place, missing);
  }

  /** Lowers the missing tires to those that checkouts hold and orders wait for. Lock the shelf before you count these. */
  limitMissing(tx: Transaction, place: Omit<StockPick, 'quantity'>, waitedFor: number): Promise<void> {
    return this.shortage.limit(tx, place, waitedFor);
  }

  /** The tires that are missing where an order’s tires are from, by tire and warehouse. */
  missingFor(db: SqlRunner, orderId: string): Promise<StockPick[]> {
    return this.shortage.ofOrder(db, orderId);
  }

  /** Puts the tires of a cancelled order back into the warehouses they came from; a second call finds nothing. */
  async putBack(tx: Transaction, orderId: string): Promise<readonly Allocation[]> {
    const sold = await this.stock.lockAllocations(tx, orderId, 'putBack');
    for (const allocation of sold) await this.stock.restockSold(tx, allocation);
    await this.shortage.settle(tx, sold, orderId);
    return sold;
  }

  /**
   * Puts tires back that were taken off an order before it shipped, from the smallest allocations first, so that the rest ships from as few
   * warehouses as possible. Throws if the order has fewer.
   */
  async putBackSome(tx: Transaction, orderId: string, removed: readonly StockLine[]): Promise<void> {
    const sold = await this.stock.lockAllocations(tx, orderId, 'putBack');
    const picks = smallestFirst(sold, removed);
    for (const { allocation, quantity } of picks) await this.stock.restockRemoved(tx, allocation, quantity);
    const places = picks.map(({ allocation }) => allocation);
    await this.shortage.settle(tx, places, orderId);
  }
}
