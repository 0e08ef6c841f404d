import { cents, type PriceList, type PriceRule, type ScheduledEntry } from '@simpletread/domain';

import type { Renamed } from '../../platform/database/index.js';
import type { PriceListEntryRow } from './price-list-entry.entity.js';
import type { PriceListRow } from './price-list.entity.js';

/** A price list as it is kept, without its prices. */
export type StoredPriceList = Pick<PriceListRow, 'name' | 'audience' | 'state' | 'version'> &
  Renamed<
    PriceListRow,
    { priceListId: 'id'; startsAt: 'starts_at'; endsAt: 'ends_at'; campaignId: 'campaign_id' }
  >;

/** The columns of `StoredPriceList`. */
export const PRICE_LIST_COLUMNS = `
  id AS "priceListId", name, audience, state, starts_at AS "startsAt", ends_at AS "endsAt", campaign_id AS "campaignId", version`;

export type PriceListTerms = Pick<StoredPriceList, 'name' | 'audience' | 'startsAt' | 'endsAt'>;

/** A price as it is kept. */
export interface StoredEntry extends ScheduledEntry {
  readonly entryId: string;
}

/** A row of it; the table's checks say which figures there are. */
export type EntryRecord = Pick<PriceListEntryRow, 'scope' | 'key' | 'kind'> &
  Renamed<
    PriceListEntryRow,
    {
      entryId: 'id';
      priceListId: 'price_list_id';
      minTires: 'min_tires';
      amountInCents: 'amount_in_cents';
      ratePpm: 'rate_ppm';
      startsAt: 'starts_at';
      endsAt: 'ends_at';
    }
  >;

/** The columns of `EntryRecord` but for its id, which prices of the past have no more. */
export const ENTRY_COLUMNS = `
  price_list_id AS "priceListId", scope, key, min_tires AS "minTires", kind, amount_in_cents AS "amountInCents",
  rate_ppm AS "ratePpm", starts_at AS "startsAt", ends_at AS "endsAt"`;

const ruleOf = ({ kind, amountInCents, ratePpm }: EntryRecord): PriceRule =>
  kind === 'percentOff'
    ? { kind, ratePpm: ratePpm ?? 0 }
    : { kind, amountInCents: cents(amountInCents ?? 0) };

export const readEntry = (row: EntryRecord): StoredEntry => ({
  entryId: row.entryId,
  scope: row.scope,
  key: row.key,
  minTires: row.minTires,
  rule: ruleOf(row),
  startsAt: row.startsAt,
  endsAt: row.endsAt,
});

/** The list as pricing uses it: planned entries beside the current ones. */
export const toPriceList = (
  {
    priceListId,
    name,
    audience,
    startsAt,
    endsAt,
  }: Omit<StoredPriceList, 'state' | 'campaignId' | 'version'>,
  entries: readonly StoredEntry[],
): PriceList => ({ priceListId, name, audience, startsAt, endsAt, entries });
