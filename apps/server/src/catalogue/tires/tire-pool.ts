import type { Tire, UnstockedTire, WarehouseStock } from './tire.js';

const isSameStock = (a: readonly WarehouseStock[], b: readonly WarehouseStock[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ warehouseCode, available }, at) =>
      warehouseCode === b[at]?.warehouseCode && available === b[at]?.available,
  );

const isSameFacts = (a: UnstockedTire, b: UnstockedTire): boolean =>
  a.version === b.version &&
  a.priceInCents === b.priceInCents &&
  a.status === b.status &&
  a.line === b.line &&
  a.size === b.size;

/** With the source it was made from; without one, the tire is its own, so that memory holds its facts once. */
const withStock = (
  facts: UnstockedTire,
  stock: readonly WarehouseStock[],
  source: UnstockedTire | null,
): Tire => {
  // Written out: each object made by spreading gets its own shape, which for a whole catalogue costs tens of megabytes.
  const tire: Tire & { facts: UnstockedTire } = {
    tireId: facts.tireId,
    itemNumber: facts.itemNumber,
    line: facts.line,
    size: facts.size,
    loadIndex: facts.loadIndex,
    dualLoadIndex: facts.dualLoadIndex,
    speedSymbol: facts.speedSymbol,
    loadRange: facts.loadRange,
    isExtraLoad: facts.isExtraLoad,
    isRunFlat: facts.isRunFlat,
    utqg: facts.utqg,
    warrantyMiles: facts.warrantyMiles,
    weightLb: facts.weightLb,
    maxLoadLb: facts.maxLoadLb,
    maxPressurePsi: facts.maxPressurePsi,
    treadDepth32nds: facts.treadDepth32nds,
    isOversized: facts.isOversized,
    priceInCents: facts.priceInCents,
    retailPriceInCents: facts.retailPriceInCents,
    regularPriceInCents: facts.regularPriceInCents,
    priceLabel: facts.priceLabel,
    roadHazardInCents: facts.roadHazardInCents,
    status: facts.status,
    version: facts.version,
    facts,
    stock,
    available: stock.reduce((sum, level) => sum + level.available, 0),
  };
  tire.facts = source ?? tire;
  return tire;
};

/**
 * One object per tire, shared by all shelves and reads. Values derived from a tire can be cached by its identity, and
 * memory holds each tire once.
 */
export class TirePool {
  private readonly tires = new Map<string, Tire>();
  private readonly texts = new Map<string, string>();
  private readonly levels = new Map<string, Map<number, WarehouseStock>>();

  /** The value in use for these facts. */
  same(facts: UnstockedTire): UnstockedTire {
    return this.sourceOf(facts) ?? facts;
  }

  /** The value in use for a tire with this stock. */
  stocked(facts: UnstockedTire, stock: readonly WarehouseStock[]): Tire {
    const known = this.tires.get(facts.tireId);
    const source = this.sourceOf(facts);
    if (known !== undefined && source !== null && isSameStock(known.stock, stock)) return known;
    const tire = withStock(facts, stock, source);
    this.tires.set(facts.tireId, tire);
    return tire;
  }

  /** The facts in use for a tire, if they have been read. */
  known(tireId: string): UnstockedTire | undefined {
    return this.tires.get(tireId)?.facts;
  }

  /** One copy of a text that many tires carry, such as a load range. */
  text<T extends string | null>(text: T): T {
    if (text === null) return text;
    const known = this.texts.get(text);
    if (known !== undefined) return known as T;
    this.texts.set(text, text);
    return text;
  }

  /** One copy of a quantity in a warehouse: most tires have one that others have too. */
  level(warehouseCode: string, available: number): WarehouseStock {
    const levels = this.levels.get(warehouseCode) ?? new Map<number, WarehouseStock>();
    this.levels.set(warehouseCode, levels);
    const known = levels.get(available);
    if (known !== undefined) return known;
    const level = { warehouseCode, available };
    levels.set(available, level);
    return level;
  }

  /** Drops the tires of these lines. */
  forgetLines(lineIds: ReadonlySet<string>): void {
    for (const [tireId, { line }] of this.tires) if (lineIds.has(line.lineId)) this.tires.delete(tireId);
  }

  clear(): void {
    this.tires.clear();
    this.texts.clear();
    this.levels.clear();
  }

  private sourceOf(facts: UnstockedTire): UnstockedTire | null {
    const known = this.tires.get(facts.tireId);
    return known !== undefined && isSameFacts(known.facts, facts) ? known.facts : null;
  }
}
