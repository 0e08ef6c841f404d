import { type Computed, containing, type Renamed, when, withIds } from '../../../platform/database/index.js';
import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listProducts } from '@simpletread/contract';

import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { BrandRow } from '../lines/brand.entity.js';
import type { CategoryRow } from '../lines/category.entity.js';
import type { ProductLineRow } from '../lines/product-line.entity.js';
import type { TireRow } from '../tire.entity.js';

type Query = HandlerInput<typeof listProducts>['query'];
type Page = HandlerReply<typeof listProducts>;
export type ProductRow = Page['items'][number];
type Column = NonNullable<Query['sort']>[0];

export type ListedLine = Pick<
  ProductLineRow,
  | 'id'
  | 'vehicle_type'
  | 'score_overall'
  | 'rating'
  | 'review_count'
  | 'is_our_pick'
  | 'image_key'
  | 'updated_at'
> &
  Renamed<ProductLineRow, { line_name: 'name'; line_slug: 'address' }> &
  Renamed<BrandRow, { brand_name: 'name'; brand_slug: 'address' }> &
  Renamed<CategoryRow, { category_name: 'name' }> &
  Computed<{
    size_count: number;
    from_price: TireRow['price_in_cents'] | null;
    to_price: TireRow['price_in_cents'] | null;
    available: number;
  }>;

export const PRODUCT_COLUMNS = `
  l.id, b.name AS brand_name, b.address AS brand_slug, l.name AS line_name, l.address AS line_slug, c.name AS category_name,
  l.vehicle_type, t.size_count, t.from_price, t.to_price, t.available, l.score_overall, l.rating, l.review_count,
  l.is_our_pick, l.image_key, l.updated_at`;

const LINES = `
  catalogue.product_line l
  JOIN catalogue.brand b ON b.slug = l.brand_slug
  JOIN catalogue.category c ON c.id = l.category_id`;

/** Lines with their sizes, prices and stock added up one by one: for a page of them. */
export const PRODUCT_DETAILS = `
  (catalogue.product_line l
  JOIN catalogue.brand b ON b.slug = l.brand_slug
  JOIN catalogue.category c ON c.id = l.category_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS size_count, min(price_in_cents) AS from_price, max(price_in_cents) AS to_price,
           coalesce(sum(s.available), 0)::int AS available
    FROM catalogue.tire t
    LEFT JOIN LATERAL (SELECT sum(available) AS available FROM catalogue.stock_level WHERE tire_id = t.id) s ON TRUE
    WHERE t.line_id = l.id AND t.status = 'active'
  ) t)`;

// To sort by a sum, it is added up for all lines in one go.
const WITH_SIZES = `
  LEFT JOIN (
    SELECT line_id, count(*) AS size_count, min(price_in_cents) AS from_price
    FROM catalogue.tire WHERE status = 'active' GROUP BY line_id
  ) sizes ON sizes.line_id = l.id`;

const WITH_STOCK = `
  LEFT JOIN (
    SELECT t.line_id, sum(s.available) AS available
    FROM catalogue.tire t JOIN catalogue.stock_level s ON s.tire_id = t.id
    WHERE t.status = 'active' GROUP BY t.line_id
  ) stock ON stock.line_id = l.id`;

const IS_OUT_OF_STOCK = `
  NOT EXISTS (
    SELECT FROM catalogue.tire t JOIN catalogue.stock_level s ON s.tire_id = t.id
    WHERE t.line_id = l.id AND t.status = 'active' AND s.available > 0
  ) = ?`;

const PRODUCTS: ListStatement<Column> = {
  columns: PRODUCT_COLUMNS,
  details: PRODUCT_DETAILS,
  from: LINES,
  key: 'l.id',
  orderBy: {
    brandName: { by: 'b.name' },
    lineName: { by: 'l.name' },
    categoryName: { by: 'c.name' },
    sizeCount: { by: 'coalesce(sizes.size_count, 0)', join: WITH_SIZES },
    fromPriceInCents: { by: 'sizes.from_price', isNullable: true, join: WITH_SIZES },
    available: { by: 'coalesce(stock.available, 0)', join: WITH_STOCK },
    scoreOverall: { by: 'l.score_overall', isNullable: true },
    updatedAt: { by: 'l.updated_at' },
    id: { by: 'l.id' },
  },
};

export const productRowOf = (row: ListedLine): ProductRow => ({
  id: row.id,
  brandName: row.brand_name,
  brandSlug: row.brand_slug,
  lineName: row.line_name,
  lineSlug: row.line_slug,
  categoryName: row.category_name,
  vehicleType: row.vehicle_type,
  sizeCount: row.size_count,
  fromPriceInCents: row.from_price,
  toPriceInCents: row.to_price,
  available: row.available,
  scoreOverall: row.score_overall === null ? null : Number(row.score_overall),
  rating: row.rating === null ? null : Number(row.rating),
  reviewCount: row.review_count,
  isOurPick: row.is_our_pick,
  imageKey: row.image_key,
  updatedAt: row.updated_at.toISOString(),
});

/** Product lines with their sizes, prices and stock added up. */
@Injectable()
export class ProductListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['brandName', 'ASC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedLine, Column>(PRODUCTS, {
      where: [
        ...withIds('l.id', filter.id),
        ...when(filter.q, "b.name || ' ' || l.name ILIKE ?", (q) => [containing(q)]),
        ...when(filter.brandSlug, 'b.address = ?', (slug) => [slug]),
        ...when(filter.categoryId, 'l.category_id = ?', (id) => [id]),
        ...when(
          filter.sizeCode,
          "EXISTS (SELECT FROM catalogue.tire t WHERE t.line_id = l.id AND t.size_code = ? AND t.status = 'active')",
          (code) => [code],
        ),
        ...when(filter.isOutOfStock, IS_OUT_OF_STOCK, (isOut) => [isOut]),
      ],
      sort,
      range,
    });
    return { items: rows.map(productRowOf), total };
  }
}
