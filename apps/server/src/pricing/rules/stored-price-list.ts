import {
  cents,
  type PriceAudience,
  type PriceEntryScope,
  type PriceList,
  type PriceRule,
  type RuleState,
  type ScheduledEntry,
} from '@simpletread/domain';

/** A price list as it is kept, without its prices. */
export interface StoredPriceList {
  readonly priceListId: string;
  readonly name: string;
  readonly audience: PriceAudience;
  readonly state: RuleState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly campaignId: string | null;
  readonly version: number;
}

export type PriceListTerms = Pick<StoredPriceList, 'name' | 'audience' | 'startsAt' | 'endsAt'>;

/** A price as it is kept. */
export interface StoredEntry extends ScheduledEntry {
  readonly entryId: string;
}

/** A row of it; the table's checks say which figures there are. */
export interface EntryRecord {
  readonly entryId: string;
  readonly priceListId: string;
  readonly scope: PriceEntryScope;
  readonly key: string;
  readonly minTires: number;
  readonly kind: PriceRule['kind'];
  readonly amountInCents: number | null;
  readonly ratePpm: number | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

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

/** The list as prices are made with it: what is planned for it stands beside what counts now. */
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
