import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listProducts } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { containing, when } from '../list/condition.js';
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
  l.id, b.name AS brand_name, l.brand_slug, l.name AS line_name, l.slug AS line_slug, c.name AS category_name,
  l.vehicle_type, t.size_count, t.from_price, t.to_price, t.available, l.score_overall, l.rating, l.review_count,
  l.is_our_pick, l.image_key, l.updated_at`;

export const PRODUCT_FROM = `
  catalogue.product_line l
  JOIN catalogue.brand b ON b.slug = l.brand_slug
  JOIN catalogue.category c ON c.id = l.category_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS size_count, min(price_in_cents) AS from_price, max(price_in_cents) AS to_price,
           coalesce(sum(s.available), 0)::int AS available
    FROM catalogue.tire t
    LEFT JOIN LATERAL (SELECT sum(available) AS available FROM catalogue.stock_level WHERE tire_id = t.id) s ON TRUE
    WHERE t.line_id = l.id AND t.status = 'active'
  ) t`;

const PRODUCTS: ListStatement<Column> = {
  columns: PRODUCT_COLUMNS,
  from: PRODUCT_FROM,
  key: 'l.id',
  orderBy: {
    brandName: 'b.name',
    lineName: 'l.name',
    categoryName: 'c.name',
    sizeCount: 't.size_count',
    fromPriceInCents: 't.from_price',
    available: 't.available',
    scoreOverall: 'l.score_overall',
    updatedAt: 'l.updated_at',
    id: 'l.id',
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
        ...when(filter.id, 'l.id::text = ANY (?)', (ids) => [ids]),
        ...when(filter.q, "b.name || ' ' || l.name ILIKE ?", (q) => [containing(q)]),
        ...when(filter.brandSlug, 'l.brand_slug = ?', (slug) => [slug]),
        ...when(filter.categoryId, 'l.category_id = ?', (id) => [id]),
        ...when(
          filter.sizeCode,
          'EXISTS (SELECT FROM catalogue.tire x WHERE x.line_id = l.id AND x.size_code = ?)',
          (code) => [code],
        ),
        ...when(filter.isOutOfStock, '(t.available = 0) = ?', (isOut) => [isOut]),
      ],
      sort,
      range,
    });
    return { items: rows.map(productRowOf), total };
  }
}
