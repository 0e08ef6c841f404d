import { containing, when, withIds } from '../../platform/database/index.js';
import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listProducts } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { ListReader, type ListStatement } from '../list/list-reader.js';

type Query = HandlerInput<typeof listProducts>['query'];
type Page = HandlerReply<typeof listProducts>;
export type ProductRow = Page['items'][number];
type Column = NonNullable<Query['sort']>[0];

export interface ProductSqlRow {
  readonly id: string;
  readonly brand_name: string;
  readonly brand_slug: string;
  readonly line_name: string;
  readonly line_slug: string;
  readonly category_name: string;
  readonly vehicle_type: string;
  readonly size_count: number;
  readonly from_price: number | null;
  readonly to_price: number | null;
  readonly available: number;
  readonly score_overall: string | null;
  readonly rating: string | null;
  readonly review_count: number;
  readonly is_our_pick: boolean;
  readonly image_key: string;
  readonly updated_at: Date;
}

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

export const productRowOf = (row: ProductSqlRow): ProductRow => ({
  id: row.id,
  brandName: row.brand_name,
  brandSlug: row.brand_slug,
  lineName: row.line_name,
  lineSlug: row.line_slug,
  categoryName: row.category_name,
  vehicleType: row.vehicle_type,
  sizeCount: row.size_count,
  fromPriceInCents: row.from_price === null ? null : cents(row.from_price),
  toPriceInCents: row.to_price === null ? null : cents(row.to_price),
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
    const { rows, total } = await this.lists.page<ProductSqlRow, Column>(PRODUCTS, {
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
