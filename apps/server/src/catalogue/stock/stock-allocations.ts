import { Injectable } from '@nestjs/common';
import { type LatLng, ok, refuse, type Result } from '@simpletread/domain';

import { nearestFirst, Warehouses } from '../../locations/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { chooseWarehouses } from './choose-warehouses.js';
import { type Allocation, StockRepository } from './stock.repository.js';
import type { StockLine, StockPick, WarehouseCode } from './stock-line.js';

type Held = Result<readonly Allocation[], 'tire.outOfStock'>;

const SAVEPOINT = 'SAVEPOINT before_hold';
const UNDO = 'ROLLBACK TO SAVEPOINT before_hold';

/**
 * Moves stock for checkout and orders: held while a payment runs, then sold or released, put back when an order is
 * cancelled. Everything happens in the caller's transaction, levels in (tire, warehouse) order.
 */
@Injectable()
export class StockAllocations {
  constructor(
    private readonly stock: StockRepository,
    private readonly warehouses: Warehouses,
  ) {}

  /**
   * Takes `lines` out of stock until `expiresAt`, from the warehouse nearest to `near` that has all of them, else split.
   * `ownerId` is the checkout's; a second hold of the same owner adds to the first. Refuses with `tire.outOfStock`, nothing
   * taken, when they cannot all be had.
   */
  async hold(
    tx: Transaction,
    ownerId: string,
    lines: readonly StockLine[],
    expiresAt: Date,
    near: LatLng | null = null,
  ): Promise<Held> {
    const tireIds = [...new Set(lines.map(({ tireId }) => tireId))];
    const nearest = nearestFirst(await this.warehouses.all(), near).map(({ code }) => code);
    const seen = await this.stock.levels(tx, tireIds);
    const picks = chooseWarehouses(lines, seen, nearest);
    if (picks === null) return refuse('tire.outOfStock');
    if (picks.length > 1) await tx.execute(SAVEPOINT);
    const taken = await this.take(tx, ownerId, picks, expiresAt);
    if (taken !== null) return ok(taken);
    if (picks.length > 1) await tx.execute(UNDO);
    return this.holdLocked(tx, ownerId, lines, expiresAt, { tireIds, nearest });
  }

  /** Holds become sales of `orderId`. Refuses when there are none left: they had expired and were released. */
  async markSold(tx: Transaction, ownerId: string, orderId: string = ownerId): Promise<Held> {
    const held = await this.stock.lockAllocations(tx, ownerId, 'held');
    if (held.length === 0) return refuse('tire.outOfStock');
    for (const allocation of held) await this.stock.sell(tx, allocation, orderId);
    return ok(held);
  }

  /** Gives back what an owner holds; nothing when it holds nothing any more. */
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
    const held = await this.stock.lockAllocations(tx, ownerId, 'held', isExpiredOnly);
    for (const allocation of held) await this.stock.giveBackHeld(tx, allocation);
    return held;
  }

  /** Puts the tires of a cancelled order back into the warehouses they came from; a second call finds nothing. */
  async putBack(tx: Transaction, orderId: string): Promise<readonly Allocation[]> {
    const sold = await this.stock.lockAllocations(tx, orderId, 'sold');
    for (const allocation of sold) await this.stock.giveBackSold(tx, allocation);
    return sold;
  }

  /** Another buyer was faster between look and grasp: looks again, this time holding on to what it sees. */
  private async holdLocked(
    tx: Transaction,
    ownerId: string,
    lines: readonly StockLine[],
    expiresAt: Date,
    { tireIds, nearest }: { tireIds: readonly string[]; nearest: readonly WarehouseCode[] },
  ): Promise<Held> {
    const picks = chooseWarehouses(lines, await this.stock.lockedLevels(tx, tireIds), nearest);
    const taken = picks === null ? null : await this.take(tx, ownerId, picks, expiresAt);
    return taken === null ? refuse('tire.outOfStock') : ok(taken);
  }

  private async take(
    tx: Transaction,
    ownerId: string,
    picks: readonly StockPick[],
    expiresAt: Date,
  ): Promise<readonly Allocation[] | null> {
    const taken: Allocation[] = [];
    for (const pick of picks) {
      const allocation = await this.stock.hold(tx, ownerId, pick, expiresAt);
      if (allocation === null) return null;
      taken.push(allocation);
    }
    return taken;
  }
}
