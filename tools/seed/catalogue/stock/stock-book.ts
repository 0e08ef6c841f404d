import { WAREHOUSES } from './warehouses.js';

export interface StockMove {
  readonly tireId: string;
  readonly warehouseCode: string;
  readonly quantity: number;
  readonly reason: 'opening' | 'hold' | 'cancel' | 'return';
  readonly reference: string | null;
  readonly at: Date;
}

const COLUMN = new Map(WAREHOUSES.map((warehouse, index) => [warehouse.code, index]));

/** Stock levels and their movements: a level changes only together with its history. */
export class StockBook {
  readonly moves: StockMove[] = [];
  private readonly levels = new Map<string, number[]>();

  open(tireId: string, quantities: readonly number[], at: Date): void {
    this.levels.set(tireId, [...quantities]);
    WAREHOUSES.forEach(({ code }, index) => {
      const quantity = quantities[index] ?? 0;
      if (quantity > 0) {
        this.moves.push({ tireId, warehouseCode: code, quantity, reason: 'opening', reference: null, at });
      }
    });
  }

  available(tireId: string, warehouseCode: string): number {
    return this.levels.get(tireId)?.[COLUMN.get(warehouseCode) ?? -1] ?? 0;
  }

  total(tireId: string): number {
    return (this.levels.get(tireId) ?? []).reduce((sum, quantity) => sum + quantity, 0);
  }

  /** Removes (`hold`, negative quantity) or returns (`cancel` and `return`, positive) stock. Never below zero. */
  move(move: StockMove): void {
    const levels = this.levels.get(move.tireId);
    const column = COLUMN.get(move.warehouseCode);
    if (levels === undefined || column === undefined) throw new RangeError(`no stock of ${move.tireId}`);
    const left = (levels[column] ?? 0) + move.quantity;
    if (left < 0) throw new RangeError(`not enough stock of ${move.tireId} at ${move.warehouseCode}`);
    levels[column] = left;
    this.moves.push(move);
  }

  /** Changes the time of an order’s moves, not the levels. */
  postpone(reference: string, reason: StockMove['reason'], at: Date): void {
    for (const [index, move] of this.moves.entries())
      if (move.reference === reference && move.reason === reason) this.moves[index] = { ...move, at };
  }

  *allLevels(): Generator<readonly [tireId: string, warehouseCode: string, available: number]> {
    for (const [tireId, quantities] of this.levels) {
      for (const [index, { code }] of WAREHOUSES.entries()) yield [tireId, code, quantities[index] ?? 0];
    }
  }
}
