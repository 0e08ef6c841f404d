import {
  coverageClaimStateWord,
  formatCoverageClaimNumber,
  formatOrderNumber,
  formatPriceClaimNumber,
  formatReturnNumber,
  priceClaimStateWord,
  returnStateWord,
} from '@simpletread/domain';

import { nameFor } from '../../../orders/order/staff/index.js';
import type { CoverageClaimRow, OrderRow, PriceClaimRow, ReturnRow } from '../../../orders/index.js';
import type { Computed, Renamed } from '../../../platform/database/index.js';
import { type FoundSource, joined, onValue } from './found-source.js';

/** A return or a claim, with its order and the order's buyer. */
type Row<Request extends ReturnRow | PriceClaimRow | CoverageClaimRow> = Pick<
  Request,
  'id' | 'number' | 'state'
> &
  Renamed<OrderRow, { order_number: 'number' }> &
  Computed<{ buyer: string }>;

const COLUMNS =
  "x.id, x.number, x.state, o.number AS order_number, o.first_name || ' ' || o.last_name AS buyer";

/** Returns, by their number. */
export const foundReturns: FoundSource<Row<ReturnRow>> = {
  kind: 'return',
  columns: COLUMNS,
  from: 'orders.tire_return x JOIN orders."order" o ON o.id = x.order_id',
  key: 'x.id',
  orderBy: 'x.requested_at DESC, x.id DESC',
  anyOf: ({ returnNumber }) => onValue(returnNumber, 'x.number = ?'),
  show: (row, viewer) => ({
    id: row.id,
    title: `${formatReturnNumber(row.number)} ${nameFor(viewer, row.buyer)}`.trim(),
    detail: joined(returnStateWord(row.state), `order ${formatOrderNumber(row.order_number)}`),
  }),
};

/** Price claims, by their number. */
export const foundPriceClaims: FoundSource<Row<PriceClaimRow>> = {
  kind: 'priceClaim',
  columns: COLUMNS,
  from: 'orders.price_claim x JOIN orders."order" o ON o.id = x.order_id',
  key: 'x.id',
  orderBy: 'x.requested_at DESC, x.id DESC',
  anyOf: ({ priceClaimNumber }) => onValue(priceClaimNumber, 'x.number = ?'),
  show: (row, viewer) => ({
    id: row.id,
    title: `${formatPriceClaimNumber(row.number)} ${nameFor(viewer, row.buyer)}`.trim(),
    detail: joined(priceClaimStateWord(row.state), `order ${formatOrderNumber(row.order_number)}`),
  }),
};

/** Coverage claims, by their number. */
export const foundCoverageClaims: FoundSource<Row<CoverageClaimRow>> = {
  kind: 'coverageClaim',
  columns: COLUMNS,
  from: 'orders.coverage_claim x JOIN orders."order" o ON o.id = x.order_id',
  key: 'x.id',
  orderBy: 'x.requested_at DESC, x.id DESC',
  anyOf: ({ coverageClaimNumber }) => onValue(coverageClaimNumber, 'x.number = ?'),
  show: (row, viewer) => ({
    id: row.id,
    title: `${formatCoverageClaimNumber(row.number)} ${nameFor(viewer, row.buyer)}`.trim(),
    detail: joined(coverageClaimStateWord(row.state), `order ${formatOrderNumber(row.order_number)}`),
  }),
};
