import { Injectable } from '@nestjs/common';
import type { getAdminProduct, HandlerReply } from '@simpletread/contract';
import { isUuid } from '@simpletread/domain';

import { availabilityOf, serviceDescription } from '../tire-variant.js';
import { type Computed, Database } from '../../../platform/database/index.js';
import type { ProductLineRow } from '../lines/product-line.entity.js';
import type { TireRow } from '../tire.entity.js';
import { PRODUCT_COLUMNS, PRODUCT_DETAILS, productRowOf, type ListedLine } from './product-list.reader.js';

type Product = HandlerReply<typeof getAdminProduct>;

type ProductDetailRow = ListedLine &
  Pick<
    ProductLineRow,
    | 'description'
    | 'has_snowflake'
    | 'warranty_miles'
    | 'score_long_lasting'
    | 'score_handling'
    | 'score_traction'
    | 'score_durability'
    | 'confidence'
  >;

type StockedTire = Pick<
  TireRow,
  | 'id'
  | 'item_number'
  | 'size_code'
  | 'load_index'
  | 'dual_load_index'
  | 'speed_symbol'
  | 'load_range'
  | 'price_in_cents'
  | 'weight_lb'
  | 'status'
> &
  Computed<{
    stock: readonly { warehouse_code: string; available: number; held: number; missing: number }[];
  }>;

const DETAIL = [
  'SELECT',
  PRODUCT_COLUMNS,
  `, l.description, l.has_snowflake, l.warranty_miles, l.score_long_lasting, l.score_handling, l.score_traction,
     l.score_durability, l.confidence FROM`,
  PRODUCT_DETAILS,
  'WHERE l.id = $1',
].join(' ');

const TIRES = `
  SELECT t.id, t.item_number, t.size_code, t.load_index, t.dual_load_index, t.speed_symbol, t.load_range,
         t.price_in_cents, t.weight_lb, t.status,
         coalesce((SELECT json_agg(json_build_object('warehouse_code', s.warehouse_code, 'available', s.available, 'held', s.held, 'missing', s.missing)
                                   ORDER BY s.warehouse_code)
                   FROM catalogue.stock_level s WHERE s.tire_id = t.id), '[]') AS stock
  FROM catalogue.tire t JOIN catalogue.tire_size z ON z.code = t.size_code
  WHERE t.line_id = $1 ORDER BY z.rim_in, z.overall_diameter_in, t.size_code, t.item_number`;

const scoreOf = (row: ProductDetailRow): Product['score'] => {
  if (row.score_overall === null) return null;
  return {
    overall: Number(row.score_overall),
    longLasting: Number(row.score_long_lasting),
    handling: Number(row.score_handling),
    traction: Number(row.score_traction),
    durability: Number(row.score_durability),
  };
};

const tireOf = (row: StockedTire): Product['tires'][number] => {
  const available = row.stock.reduce((sum, level) => sum + level.available, 0);
  return {
    tireId: row.id,
    itemNumber: row.item_number,
    sizeCode: row.size_code,
    serviceDescription: serviceDescription({
      loadIndex: row.load_index,
      dualLoadIndex: row.dual_load_index,
      speedSymbol: row.speed_symbol,
    }),
    loadRange: row.load_range,
    priceInCents: row.price_in_cents,
    weightLb: Number(row.weight_lb),
    status: row.status,
    availability: availabilityOf({ status: row.status, available }),
    stock: row.stock.map(({ warehouse_code: warehouseCode, ...level }) => ({ warehouseCode, ...level })),
  };
};

/** One product line with every size and its stock by warehouse. */
@Injectable()
export class ProductReader {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<Product | null> {
    if (!isUuid(id)) return null;
    const row = await this.database.one<ProductDetailRow>(DETAIL, [id]);
    if (row === null) return null;
    const tires = await this.database.query<StockedTire>(TIRES, [row.id]);
    return {
      ...productRowOf(row),
      description: row.description,
      hasSnowflake: row.has_snowflake,
      warrantyMiles: row.warranty_miles,
      score: scoreOf(row),
      confidence: row.confidence,
      tires: tires.map(tireOf),
    };
  }
}
