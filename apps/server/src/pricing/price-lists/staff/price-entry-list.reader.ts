import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listPriceEntries, PriceEntryReply } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { type Computed, containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { PriceListEntryRow } from '../../rules/index.js';

type Query = HandlerInput<typeof listPriceEntries>['query'];
type Page = HandlerReply<typeof listPriceEntries>;
type Column = NonNullable<Query['sort']>[0];

type ListedEntry = Pick<
  PriceListEntryRow,
  | 'id'
  | 'price_list_id'
  | 'scope'
  | 'key'
  | 'min_tires'
  | 'kind'
  | 'amount_in_cents'
  | 'rate_ppm'
  | 'starts_at'
  | 'ends_at'
> &
  Computed<{ label: string | null }>;

const LABEL = `
  CASE e.scope
    WHEN 'all' THEN 'All tires'
    WHEN 'size' THEN (SELECT s.code FROM catalogue.tire_size s WHERE s.code = e.key)
    WHEN 'brand' THEN (SELECT b.name FROM catalogue.brand b WHERE b.slug = e.key)
    WHEN 'category' THEN (SELECT c.name FROM catalogue.category c WHERE c.id::text = e.key)
    WHEN 'line' THEN (SELECT b.name || ' ' || l.name FROM catalogue.product_line l JOIN catalogue.brand b ON b.slug = l.brand_slug
      WHERE l.id = CASE WHEN e.scope = 'line' THEN e.key::uuid END)
    ELSE (SELECT b.name || ' ' || l.name || ' ' || t.size_code FROM catalogue.tire t
      JOIN catalogue.product_line l ON l.id = t.line_id JOIN catalogue.brand b ON b.slug = l.brand_slug
      WHERE t.id = CASE WHEN e.scope = 'tire' THEN e.key::uuid END)
  END`;

const ENTRIES: ListStatement<Column> = {
  columns: `e.id, e.price_list_id, e.scope, e.key, ${LABEL} AS label, e.min_tires, e.kind, e.amount_in_cents, e.rate_ppm,
    e.starts_at, e.ends_at`,
  details: 'pricing.price_list_entry e',
  from: 'pricing.price_list_entry e',
  key: 'e.id',
  orderBy: {
    scope: { by: 'e.scope' },
    key: { by: 'e.key' },
    minTires: { by: 'e.min_tires' },
    startsAt: { by: 'e.starts_at', isNullable: true },
    id: { by: 'e.id' },
  },
};

const ruleOf = ({
  kind,
  amount_in_cents: amount,
  rate_ppm: ratePpm,
}: ListedEntry): PriceEntryReply['rule'] =>
  kind === 'percentOff' ? { kind, ratePpm: ratePpm ?? 0 } : { kind, amountInCents: cents(amount ?? 0) };

const rowOf = (row: ListedEntry): PriceEntryReply => ({
  id: row.id,
  priceListId: row.price_list_id,
  scope: row.scope,
  key: row.key,
  label: row.label,
  minTires: row.min_tires,
  rule: ruleOf(row),
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
});

/** The prices of price lists, with what they are for in words. */
@Injectable()
export class PriceEntryListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['scope', 'ASC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedEntry, Column>(ENTRIES, {
      where: [
        ...withIds('e.id', filter.id),
        ...when(filter.priceListId, 'e.price_list_id = ?', (id) => [id]),
        ...when(filter.scope, 'e.scope = ?', (scope) => [scope]),
        ...when(filter.q, 'e.key ILIKE ?', (q) => [containing(q)]),
      ],
      sort,
      range,
    });
    return { items: rows.map(rowOf), total };
  }
}
