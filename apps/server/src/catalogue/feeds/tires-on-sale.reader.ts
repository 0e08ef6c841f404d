import { Injectable } from '@nestjs/common';

import { type Computed, ReadReplica, type Renamed } from '../../platform/database/index.js';
import type { BrandRow, ProductLineRow, TireRow } from '../tires/index.js';

type LineAddress = Renamed<BrandRow, { brandSlug: 'address' }> &
  Renamed<ProductLineRow, { lineSlug: 'address' }> &
  Computed<{ modifiedAt: Date }>;

type ItemNumber = Renamed<TireRow, { itemNumber: 'item_number' }>;

export type TireAddressRow = LineAddress & ItemNumber;

/** The part begins behind the item number `after`. */
type Part = Computed<{ after: number; count: number; modifiedAt: Date }>;

const ADDRESSES = `
  SELECT tire.item_number AS "itemNumber", brand.address AS "brandSlug", line.address AS "lineSlug",
         greatest(tire.updated_at, line.updated_at) AS "modifiedAt"
  FROM catalogue.tire tire JOIN catalogue.product_line line ON line.id = tire.line_id
  JOIN catalogue.brand brand ON brand.slug = line.brand_slug
  WHERE tire.status = 'active' AND tire.item_number > $1 ORDER BY tire.item_number LIMIT $2`;

const PARTS = `
  SELECT min(item_number) - 1 AS after, count(*)::int AS count, max(modified_at) AS "modifiedAt"
  FROM (SELECT tire.item_number, greatest(tire.updated_at, line.updated_at) AS modified_at,
               (row_number() OVER (ORDER BY tire.item_number) - 1) / $1::int AS part
        FROM catalogue.tire tire JOIN catalogue.product_line line ON line.id = tire.line_id
        WHERE tire.status = 'active') numbered
  GROUP BY part ORDER BY part`;

const LINES = `
  SELECT brand.address AS "brandSlug", line.address AS "lineSlug",
         greatest(line.updated_at, max(tire.updated_at)) AS "modifiedAt"
  FROM catalogue.product_line line JOIN catalogue.tire tire ON tire.line_id = line.id AND tire.status = 'active'
  JOIN catalogue.brand brand ON brand.slug = line.brand_slug
  GROUP BY line.id, brand.address ORDER BY brand.address, line.address`;

const ON_SALE = `
  SELECT item_number AS "itemNumber" FROM catalogue.tire WHERE status = 'active' AND item_number > $1
  ORDER BY item_number LIMIT $2`;

/** Tires that are on sale, by item number, a part at a time: however many there are, none is read twice and none left out. */
@Injectable()
export class TiresOnSale {
  constructor(private readonly database: ReadReplica) {}

  addresses(after: number, limit: number): Promise<TireAddressRow[]> {
    return this.database.query<TireAddressRow>(ADDRESSES, [after, limit]);
  }

  /** Parts of `size` tires, the last one of what is left. */
  parts(size: number): Promise<Part[]> {
    return this.database.query<Part>(PARTS, [size]);
  }

  lines(): Promise<LineAddress[]> {
    return this.database.query<LineAddress>(LINES);
  }

  async itemNumbers(after: number, limit: number): Promise<number[]> {
    const rows = await this.database.query<ItemNumber>(ON_SALE, [after, limit]);
    return rows.map(({ itemNumber }) => itemNumber);
  }
}
