import { isLoadIndex, maxLoadLb } from '@simpletread/domain';

import type { SqlRunner } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { aProductLine } from './a-product-line.js';
import { aTireSize } from './a-tire-size.js';

export interface TireSetup {
  /** By default the tire gets a new line. */
  readonly lineId?: string;
  readonly sizeCode?: string;
  readonly loadIndex?: number | null;
  readonly speedSymbol?: string | null;
  readonly loadRange?: string;
  readonly isRunFlat?: boolean;
  readonly isOversized?: boolean;
  readonly maxLoadLb?: number;
  readonly priceInCents?: number;
  readonly warrantyMiles?: number | null;
  readonly status?: 'active' | 'discontinued';
  /** Tires by warehouse code; the warehouses must exist. */
  readonly stock?: Readonly<Record<string, number>>;
}

const INSERT_TIRE = `
  INSERT INTO catalogue.tire
    (id, item_number, line_id, size_code, load_index, speed_symbol, load_range, is_run_flat, is_oversized,
     max_load_lb, price_in_cents, warranty_miles, status, weight_lb, road_hazard_in_cents, utqg, max_pressure_psi,
     tread_depth_32nds)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 27.5, 1750, '500 A A', 51, 10.5)`;

const INSERT_STOCK = `
  WITH level AS (
    INSERT INTO catalogue.stock_level (tire_id, warehouse_code, available) VALUES ($1, $2, $3)
  )
  INSERT INTO catalogue.stock_movement (tire_id, warehouse_code, quantity, reason)
  SELECT $1, $2, $3, 'opening' WHERE $3 <> 0`;

let lastItemNumber = 10_000;
let lastLine = 0;

const ownLine = async (db: SqlRunner): Promise<string> => {
  lastLine += 1;
  return (await aProductLine(db, { name: `Crosswind ${lastLine}` })).lineId;
};

/** A tire with its size, its opening stock and their movements; by default a 225/65R17 102H for $142, none in stock. */
export const aTire = async (db: SqlRunner, setup: TireSetup = {}) => {
  const tire = {
    sizeCode: '225/65R17',
    loadIndex: 102 as number | null,
    speedSymbol: 'H' as string | null,
    loadRange: 'SL',
    isRunFlat: false,
    isOversized: false,
    priceInCents: 14_200,
    warrantyMiles: 60_000 as number | null,
    status: 'active' as const,
    stock: {},
    ...setup,
  };
  const { loadIndex } = tire;
  const ratedLb = loadIndex !== null && isLoadIndex(loadIndex) ? maxLoadLb(loadIndex) : 1000;
  const size = await aTireSize(db, tire.sizeCode);
  const lineId = setup.lineId ?? (await ownLine(db));
  const tireId = newId();
  lastItemNumber += 1;
  await db.execute(INSERT_TIRE, [
    tireId,
    lastItemNumber,
    lineId,
    tire.sizeCode,
    loadIndex,
    tire.speedSymbol,
    tire.loadRange,
    tire.isRunFlat,
    tire.isOversized,
    setup.maxLoadLb ?? ratedLb,
    tire.priceInCents,
    tire.warrantyMiles,
    tire.status,
  ]);
  for (const [warehouseCode, available] of Object.entries(tire.stock)) {
    await db.execute(INSERT_STOCK, [tireId, warehouseCode, available]);
  }
  return { ...tire, tireId, lineId, itemNumber: lastItemNumber, sizeSlug: size.slug };
};
