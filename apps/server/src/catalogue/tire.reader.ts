import { Injectable } from '@nestjs/common';
import { cents } from '@simpletread/domain';

import { Database } from '../platform/database/index.js';
import { CatalogueDirectory } from './catalogue-directory.js';
import type { CatalogueIndex } from './catalogue-index.js';
import type { Tire, WarehouseStock } from './tire.js';

interface TireRow {
  readonly id: string;
  readonly item_number: number;
  readonly line_id: string;
  readonly size_code: string;
  readonly load_index: number | null;
  readonly dual_load_index: number | null;
  readonly speed_symbol: string | null;
  readonly load_range: string;
  readonly is_extra_load: boolean;
  readonly is_run_flat: boolean;
  readonly utqg: string | null;
  readonly warranty_miles: number | null;
  readonly weight_lb: string;
  readonly max_load_lb: number;
  readonly max_pressure_psi: number | null;
  readonly tread_depth_32nds: string | null;
  readonly is_oversized: boolean;
  readonly price_in_cents: number;
  readonly road_hazard_in_cents: number;
  readonly status: Tire['status'];
}

interface StockRow {
  readonly tire_id: string;
  readonly warehouse_codes: readonly string[];
  readonly quantities: readonly number[];
}

/** A tire whose stock has not been looked up. */
export type UnstockedTire = Omit<Tire, 'stock' | 'available'>;

const OF_SIZE = `SELECT * FROM catalogue.tire WHERE size_code = $1 AND status = 'active' ORDER BY item_number`;
const OF_LINE = 'SELECT * FROM catalogue.tire WHERE line_id = $1 ORDER BY item_number';
const BY_IDS = 'SELECT * FROM catalogue.tire WHERE id = ANY ($1::uuid[])';
const STOCK = `
  SELECT tire_id, array_agg(warehouse_code ORDER BY warehouse_code) AS warehouse_codes,
         array_agg(available ORDER BY warehouse_code) AS quantities
  FROM catalogue.stock_level WHERE tire_id = ANY ($1::uuid[]) GROUP BY tire_id`;

const NO_STOCK: readonly WarehouseStock[] = [];

const tireOf = (row: TireRow, index: CatalogueIndex): UnstockedTire | null => {
  const line = index.line(row.line_id);
  const size = index.size(row.size_code);
  if (line === undefined || size === undefined) return null;
  return {
    tireId: row.id,
    itemNumber: row.item_number,
    line,
    size,
    loadIndex: row.load_index,
    dualLoadIndex: row.dual_load_index,
    speedSymbol: row.speed_symbol,
    loadRange: row.load_range,
    isExtraLoad: row.is_extra_load,
    isRunFlat: row.is_run_flat,
    utqg: row.utqg,
    warrantyMiles: row.warranty_miles,
    weightLb: Number(row.weight_lb),
    maxLoadLb: row.max_load_lb,
    maxPressurePsi: row.max_pressure_psi,
    treadDepth32nds: row.tread_depth_32nds === null ? null : Number(row.tread_depth_32nds),
    isOversized: row.is_oversized,
    priceInCents: cents(row.price_in_cents),
    roadHazardInCents: cents(row.road_hazard_in_cents),
    status: row.status,
  };
};

/** Reads tires of a size, of a line or by id, and their stock. */
@Injectable()
export class TireReader {
  constructor(
    private readonly database: Database,
    private readonly directory: CatalogueDirectory,
  ) {}

  ofSize(sizeCode: string): Promise<readonly UnstockedTire[]> {
    return this.read(OF_SIZE, sizeCode);
  }

  /** Discontinued ones too. */
  ofLine(lineId: string): Promise<readonly UnstockedTire[]> {
    return this.read(OF_LINE, lineId);
  }

  /** The tires of these ids that exist, in no order, with their stock at this moment. */
  async byIds(tireIds: readonly string[]): Promise<readonly Tire[]> {
    return tireIds.length === 0 ? [] : this.withStock(await this.read(BY_IDS, tireIds));
  }

  /** The same tires with their stock at this moment. */
  async withStock(tires: readonly UnstockedTire[]): Promise<readonly Tire[]> {
    const ids = tires.map(({ tireId }) => tireId);
    const rows = await this.database.prepared<StockRow>(STOCK, [ids]);
    const byTire = new Map(rows.map((row) => [row.tire_id, row]));
    return tires.map((tire) => {
      const row = byTire.get(tire.tireId);
      const stock =
        row?.warehouse_codes.map((warehouseCode, at) => ({
          warehouseCode,
          available: row.quantities[at] ?? 0,
        })) ?? NO_STOCK;
      return { ...tire, stock, available: stock.reduce((sum, { available }) => sum + available, 0) };
    });
  }

  private async read(sql: string, param: string | readonly string[]): Promise<readonly UnstockedTire[]> {
    const [index, rows] = await Promise.all([
      this.directory.current(),
      this.database.prepared<TireRow>(sql, [param]),
    ]);
    const tires = rows.flatMap((row) => tireOf(row, index) ?? []);
    if (tires.length === rows.length) return tires;
    // A tire of a line or size that is newer than what we remember.
    const renewed = await this.directory.renewed();
    return rows.flatMap((row) => tireOf(row, renewed) ?? []);
  }
}
