import { Injectable } from '@nestjs/common';

import { type Computed, Database, type OuterJoined } from '../../platform/database/index.js';
import type { StockLevelRow, StockMovementRow } from '../stock/index.js';
import { CatalogueDirectory } from './directory/catalogue-directory.js';
import type { CatalogueIndex } from './directory/catalogue-index.js';
import type { TireRow } from './tire.entity.js';
import { TirePool } from './tire-pool.js';
import type { Tire, UnstockedTire, WarehouseStock } from './tire.js';

type Stock = Computed<{ warehouse_codes: readonly string[]; quantities: readonly number[] }>;
type StockRow = Pick<StockLevelRow, 'tire_id'> & Stock;

/** The columns by which one sees that a tire is as it was when it was last read, with its stock. */
type StandingRow = Pick<TireRow, 'id' | 'line_id' | 'size_code' | 'price_in_cents' | 'status' | 'version'> &
  OuterJoined<Stock>;

const OF_SIZE = `SELECT * FROM catalogue.tire WHERE search_size = $1 AND status = 'active' ORDER BY item_number`;
const OF_LINE = 'SELECT * FROM catalogue.tire WHERE line_id = $1 ORDER BY item_number';
// A plan for `= ANY ($1)` never serves for good, as it hangs on the length of the list; json is always taken for a hundred.
const IDS = '(SELECT value::uuid FROM jsonb_array_elements_text($1::jsonb))';
const BY_IDS = `SELECT * FROM catalogue.tire WHERE id IN ${IDS}`;
const STANDING = `
  SELECT tire.id, tire.line_id, tire.size_code, tire.price_in_cents, tire.status, tire.version,
         stock.warehouse_codes, stock.quantities
  FROM catalogue.tire tire
  CROSS JOIN LATERAL (
    SELECT array_agg(warehouse_code ORDER BY warehouse_code) AS warehouse_codes,
           array_agg(available ORDER BY warehouse_code) AS quantities
    FROM catalogue.stock_level WHERE tire_id = tire.id) stock
  WHERE tire.id IN ${IDS}`;
const BY_ITEM_NUMBERS = `
  SELECT * FROM catalogue.tire
  WHERE item_number IN (SELECT value::int FROM jsonb_array_elements_text($1::jsonb))`;
const LAST_MOVEMENT = 'SELECT coalesce(max(id), 0) AS id FROM catalogue.stock_movement';
const MOVED_STOCK = `
  SELECT tire_id, array_agg(warehouse_code ORDER BY warehouse_code) AS warehouse_codes,
         array_agg(available ORDER BY warehouse_code) AS quantities
  FROM catalogue.stock_level
  WHERE tire_id IN (SELECT tire_id FROM catalogue.stock_movement WHERE id > $1) GROUP BY tire_id`;
const STOCK = `
  SELECT tire_id, array_agg(warehouse_code ORDER BY warehouse_code) AS warehouse_codes,
         array_agg(available ORDER BY warehouse_code) AS quantities
  FROM catalogue.stock_level WHERE tire_id IN ${IDS} GROUP BY tire_id`;

/** Movements may commit in a different order from their numbers, so this many of the last are read again. */
const OVERLAP = 200;

const tireOf = (row: TireRow, index: CatalogueIndex, pool: TirePool): UnstockedTire | null => {
  const line = index.line(row.line_id);
  const size = index.size(row.size_code);
  if (line === undefined || size === undefined) return null;
  return pool.same({
    tireId: row.id,
    itemNumber: row.item_number,
    line,
    size,
    loadIndex: row.load_index,
    dualLoadIndex: row.dual_load_index,
    speedSymbol: pool.text(row.speed_symbol),
    loadRange: pool.text(row.load_range),
    isExtraLoad: row.is_extra_load,
    isRunFlat: row.is_run_flat,
    utqg: pool.text(row.utqg),
    warrantyMiles: row.warranty_miles,
    weightLb: Number(row.weight_lb),
    maxLoadLb: row.max_load_lb,
    maxPressurePsi: row.max_pressure_psi,
    treadDepth32nds: row.tread_depth_32nds === null ? null : Number(row.tread_depth_32nds),
    isOversized: row.is_oversized,
    priceInCents: row.price_in_cents,
    retailPriceInCents: row.price_in_cents,
    regularPriceInCents: row.price_in_cents,
    priceLabel: null,
    roadHazardInCents: row.road_hazard_in_cents,
    status: row.status,
    version: row.version,
  });
};

const isUnchanged = (facts: UnstockedTire, row: StandingRow, index: CatalogueIndex): boolean =>
  facts.version === row.version &&
  facts.priceInCents === row.price_in_cents &&
  facts.status === row.status &&
  facts.line === index.line(row.line_id) &&
  facts.size === index.size(row.size_code);

/** Reads tires of a size, of a line or by id, and their stock. */
@Injectable()
export class TireReader {
  private readonly pool = new TirePool();
  private lastMovement: number | null = null;

  constructor(
    private readonly database: Database,
    private readonly directory: CatalogueDirectory,
  ) {}

  /** The tires of a search, in all its spellings. */
  async ofSize(sizeCode: string): Promise<readonly Tire[]> {
    return this.withStock(await this.read(OF_SIZE, sizeCode));
  }

  /** Discontinued ones too. */
  async ofLine(lineId: string): Promise<readonly Tire[]> {
    return this.withStock(await this.read(OF_LINE, lineId));
  }

  /** The tires of these ids that exist, in no order, with their stock at this moment. */
  async byIds(tireIds: readonly string[]): Promise<readonly Tire[]> {
    if (tireIds.length === 0) return [];
    const ids = JSON.stringify(tireIds);
    return (await this.remembered(ids)) ?? this.withStock(await this.read(BY_IDS, ids));
  }

  /** The tires of these item numbers that exist, discontinued ones too, in no order. */
  async byItemNumbers(itemNumbers: readonly number[]): Promise<readonly Tire[]> {
    return itemNumbers.length === 0
      ? []
      : this.withStock(await this.read(BY_ITEM_NUMBERS, JSON.stringify(itemNumbers)));
  }

  /** The tires read so far whose stock has moved since the last call. */
  async moved(): Promise<readonly Tire[]> {
    const since = this.lastMovement;
    const [latest] = await this.database.prepared<Pick<StockMovementRow, 'id'>>(LAST_MOVEMENT);
    this.lastMovement = latest?.id ?? 0;
    if (since === null || since === this.lastMovement) return [];
    const rows = await this.database.prepared<StockRow>(MOVED_STOCK, [since - OVERLAP]);
    return rows.flatMap((row) => {
      const facts = this.pool.known(row.tire_id);
      return facts === undefined ? [] : [this.pool.stocked(facts, this.stockOf(row))];
    });
  }

  forgetLines(lineIds: ReadonlySet<string>): void {
    this.pool.forgetLines(lineIds);
  }

  forget(): void {
    this.pool.clear();
  }

  /** The tires of these ids out of memory, with their stock at this moment; null when one is new or has changed. */
  private async remembered(ids: string): Promise<readonly Tire[] | null> {
    const [index, rows] = await Promise.all([
      this.directory.current(),
      this.database.prepared<StandingRow>(STANDING, [ids]),
    ]);
    const tires: Tire[] = [];
    for (const row of rows) {
      const facts = this.pool.known(row.id);
      if (facts === undefined || !isUnchanged(facts, row, index)) return null;
      tires.push(this.pool.stocked(facts, this.stockOf(row)));
    }
    return tires;
  }

  private async withStock(tires: readonly UnstockedTire[]): Promise<readonly Tire[]> {
    const rows = await this.database.prepared<StockRow>(STOCK, [
      JSON.stringify(tires.map(({ tireId }) => tireId)),
    ]);
    const byTire = new Map(rows.map((row) => [row.tire_id, this.stockOf(row)]));
    return tires.map((facts) => this.pool.stocked(facts, byTire.get(facts.tireId) ?? []));
  }

  private stockOf({ warehouse_codes: codes, quantities }: OuterJoined<Stock>): readonly WarehouseStock[] {
    return codes?.map((code, at) => this.pool.level(code, quantities?.[at] ?? 0)) ?? [];
  }

  private async read(sql: string, param: string): Promise<readonly UnstockedTire[]> {
    const [index, rows] = await Promise.all([
      this.directory.current(),
      this.database.prepared<TireRow>(sql, [param]),
    ]);
    const tires = rows.flatMap((row) => tireOf(row, index, this.pool) ?? []);
    if (tires.length === rows.length) return tires;
    // A tire of a line or size that is newer than what we remember.
    const renewed = await this.directory.renewed();
    return rows.flatMap((row) => tireOf(row, renewed, this.pool) ?? []);
  }
}
