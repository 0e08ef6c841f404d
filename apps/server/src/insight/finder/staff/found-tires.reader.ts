import { formatMoney } from '@simpletread/domain';

import type { BrandRow, ProductLineRow, TireRow } from '../../../catalogue/index.js';
import { type Condition, containing, type Renamed } from '../../../platform/database/index.js';
import { LINE_WORDS } from './found-lines.reader.js';
import { type FoundSource, joined, onValue } from './found-source.js';

type Row = Pick<TireRow, 'id' | 'item_number' | 'size_code' | 'price_in_cents' | 'status'> &
  Renamed<BrandRow, { brand: 'name' }> &
  Renamed<ProductLineRow, { line: 'name' }>;

const OF_LINES = [
  'SELECT l.id FROM catalogue.product_line l JOIN catalogue.brand b ON b.slug = l.brand_slug WHERE',
  LINE_WORDS,
].join(' ');

const named = (words: readonly string[]): Condition[] =>
  words.length === 0
    ? []
    : [{ sql: ['t.line_id IN (', OF_LINES, ')'].join(' '), params: [words.map(containing)] }];

/** Tires of a size, of a line, or of both. Discontinued ones are found by item number only. */
const described = (words: readonly string[], sizes: readonly string[]): Condition[] => {
  const parts = [...named(words), ...onValue(sizes.length === 0 ? null : sizes, 't.size_code = ANY (?)')];
  if (parts.length === 0) return [];
  return [
    {
      sql: ["(t.status = 'active'", ...parts.map(({ sql }) => sql)].join(' AND ').concat(')'),
      params: parts.flatMap(({ params }) => params),
    },
  ];
};

export const foundTires: FoundSource<Row> = {
  kind: 'tire',
  columns: `t.id, t.item_number, b.name AS brand, l.name AS line, t.size_code, t.price_in_cents, t.status`,
  from: `catalogue.tire t JOIN catalogue.product_line l ON l.id = t.line_id JOIN catalogue.brand b ON b.slug = l.brand_slug`,
  key: 't.id',
  orderBy: 'b.name, l.name, t.size_code, t.id',
  anyOf: ({ itemNumber, words, sizes, isName }) => [
    ...onValue(itemNumber, 't.item_number = ?'),
    ...(isName && itemNumber === null ? described(words, sizes) : []),
  ],
  show: (row) => ({
    id: row.id,
    title: `${row.brand} ${row.line} ${row.size_code}`,
    detail: joined(
      `Item ${row.item_number}`,
      formatMoney(row.price_in_cents),
      row.status === 'active' ? null : 'discontinued',
    ),
  }),
};
