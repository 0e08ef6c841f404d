import type { BrandRow, CategoryRow, ProductLineRow } from '../../../catalogue/index.js';
import { containing, type Renamed } from '../../../platform/database/index.js';
import type { FoundSource } from './found-source.js';

type Row = Pick<ProductLineRow, 'id'> &
  Renamed<BrandRow, { brand: 'name' }> &
  Renamed<ProductLineRow, { line: 'name' }> &
  Renamed<CategoryRow, { category: 'name' }>;

/** The lines whose brand and name have every word: a few hundred, so reading them all costs less than an index. */
export const LINE_WORDS = "b.name || ' ' || l.name ILIKE ALL (?)";

export const foundLines: FoundSource<Row> = {
  kind: 'productLine',
  columns: 'l.id, b.name AS brand, l.name AS line, c.name AS category',
  from: `catalogue.product_line l JOIN catalogue.brand b ON b.slug = l.brand_slug
    JOIN catalogue.category c ON c.id = l.category_id`,
  key: 'l.id',
  orderBy: 'b.name, l.name, l.id',
  anyOf: ({ words, sizes, isName }) =>
    isName && sizes.length === 0 && words.length > 0
      ? [{ sql: LINE_WORDS, params: [words.map(containing)] }]
      : [],
  show: ({ id, brand, line, category }) => ({ id, title: `${brand} ${line}`, detail: category }),
};
