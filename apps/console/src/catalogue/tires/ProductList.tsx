import { formatScore } from '@simpletread/ui';

import { type Column, type CsvColumn, type FilterField, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { priceSpan } from './price-span.js';
import type { ProductRow } from './product-row.js';

const count = new Intl.NumberFormat('en-US');

const COLUMNS: readonly Column<ProductRow>[] = [
  { id: 'line', label: 'Line', sortBy: 'lineName', render: (row) => row.lineName },
  { id: 'brand', label: 'Brand', sortBy: 'brandName', from: 'M', render: (row) => row.brandName },
  { id: 'category', label: 'Category', sortBy: 'categoryName', from: 'M', render: (row) => row.categoryName },
  { id: 'type', label: 'Vehicle type', from: 'XL', render: (row) => row.vehicleType },
  {
    id: 'sizes',
    label: 'Sizes',
    sortBy: 'sizeCount',
    isEnd: true,
    from: 'L',
    render: (row) => row.sizeCount,
  },
  {
    id: 'price',
    label: 'Price',
    sortBy: 'fromPriceInCents',
    isEnd: true,
    render: (row) => priceSpan(row.fromPriceInCents, row.toPriceInCents),
  },
  {
    id: 'available',
    label: 'In stock',
    sortBy: 'available',
    isEnd: true,
    render: (row) => count.format(row.available),
  },
  {
    id: 'score',
    label: 'Score',
    sortBy: 'scoreOverall',
    isEnd: true,
    from: 'L',
    render: (row) => (row.scoreOverall === null ? '–' : formatScore(row.scoreOverall)),
  },
  {
    id: 'updated',
    label: 'Changed',
    sortBy: 'updatedAt',
    isEnd: true,
    from: 'XL',
    render: (row) => <Instant at={row.updatedAt} />,
  },
];

const FILTERS: readonly FilterField[] = [
  { kind: 'text', source: 'brandSlug', label: 'Brand' },
  { kind: 'text', source: 'sizeCode', label: 'Size' },
  { kind: 'flag', source: 'isOutOfStock', label: 'Stock', yes: 'out of stock', no: 'in stock' },
];

const CSV: readonly CsvColumn<ProductRow>[] = [
  { label: 'Brand', value: (row) => row.brandName },
  { label: 'Line', value: (row) => row.lineName },
  { label: 'Category', value: (row) => row.categoryName },
  { label: 'Sizes', value: (row) => row.sizeCount },
  { label: 'Price', value: (row) => priceSpan(row.fromPriceInCents, row.toPriceInCents) },
  { label: 'In stock', value: (row) => row.available },
];

/** All product lines. */
export const ProductList = () => (
  <ListPage<ProductRow>
    resource="products"
    title="Products"
    sort={{ field: 'brandName', order: 'ASC' }}
    searchHint="Brand or line"
    filters={FILTERS}
    views={[
      { name: 'All', filter: {} },
      { name: 'Out of stock', filter: { isOutOfStock: true } },
    ]}
    savedFor="products"
    columns={COLUMNS}
    csv={CSV}
    nameOf={(row) => `${row.brandName} ${row.lineName}`}
  />
);
