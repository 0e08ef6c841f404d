import { formatMoney, formatRate, ratePpm } from '../../money/index.js';
import {
  type ListedPrice,
  type PriceEntryScope,
  type PriceListEntry,
  type PriceRule,
  tiersAt,
} from '../price-lists/index.js';
import type { PriceContext, PriceShopper } from '../price-request/index.js';
import type { ExplainedPrice } from '../price/index.js';
import { type MissedPromotion, type MissReason, missWords } from '../promotions/index.js';

/** The price list of a line's price, in words. */
export interface ListNote {
  readonly lineId: string;
  readonly priceListId: string;
  readonly name: string;
  /** The entry: `10% off every tire, from 4 tires`. */
  readonly entry: string;
  /** All tiers, smallest quantity first; empty if there is only one. */
  readonly tiers: readonly string[];
}

/** A promotion that did not apply, with the reason in words. */
export interface MissNote {
  readonly promotionId: string;
  readonly name: string;
  readonly reason: string;
}

/** The buyer, as far as the price depends on them. */
export type RecordedBuyer = Omit<PriceShopper, 'uses' | 'company'> & {
  /** True if its sales tax was not charged, by the account's certificate or its company's. */
  readonly isTaxExempt: boolean;
  /** Their uses of promotions limited per customer. */
  readonly uses: readonly { readonly promotionId: string; readonly times: number }[];
};

/** The record stored with a charged price, so it can be explained later even if rules change. */
export interface PriceRecord {
  /** The moment of the price, ISO 8601. */
  readonly at: string;
  readonly buyer: RecordedBuyer;
  readonly zip: string | null;
  readonly paymentMethod: string | null;
  readonly couponCode: string | null;
  readonly lists: readonly ListNote[];
  /** Nearest misses first. */
  readonly missed: readonly MissNote[];
  /** Number of misses left out. */
  readonly missedLeftOut: number;
}

const SCOPES: Readonly<Record<PriceEntryScope, (key: string) => string>> = {
  tire: () => 'this tire',
  line: () => 'this product line',
  size: (key) => `size ${key}`,
  brand: (key) => `brand ${key}`,
  category: () => 'this kind of tire',
  all: () => 'every tire',
};

const ruleWords = (rule: PriceRule): string => {
  switch (rule.kind) {
    case 'fixed':
      return `${formatMoney(rule.amountInCents)} for`;
    case 'percentOff':
      return `${formatRate(ratePpm(rule.ratePpm))} off`;
    case 'amountOff':
      return `${formatMoney(rule.amountInCents)} off`;
  }
};

/** Returns a price-list entry in plain words: `10% off every tire, from 4 tires`. */
export const entryWords = ({ scope, key, minTires, rule }: PriceListEntry): string =>
  `${ruleWords(rule)} ${SCOPES[scope](key)}${minTires === 1 ? '' : `, from ${minTires} tires`}`;

const listNote = (lineId: string, listed: ListedPrice, at: Date): ListNote => {
  const tiers = tiersAt(listed, at);
  return {
    lineId,
    priceListId: listed.list.priceListId,
    name: listed.list.name,
    entry: entryWords(listed.entry),
    tiers: tiers.length > 1 ? tiers.map(entryWords) : [],
  };
};

/** Returns the lists that the prices come from, in the order of the lines. */
export const listNotesOf = (
  { priced, listed }: Pick<ExplainedPrice, 'priced' | 'listed'>,
  at: Date,
): ListNote[] =>
  priced.lines.flatMap(({ lineId }) => {
    const found = listed.get(lineId);
    return found === undefined ? [] : [listNote(lineId, found, at)];
  });

/** From conditions the shopper could have met to promotions never meant for this cart. */
const NEAREST_FIRST: readonly MissReason['kind'][] = [
  'notCombinable',
  'nothingLeft',
  'tooFewTires',
  'subtotalTooLow',
  'installationMissing',
  'paymentMethodMissing',
  'couponMissing',
  'firstOrderUnknown',
  'usedUpByCustomer',
  'usedUp',
  'budgetSpent',
  'ended',
  'notStarted',
  'placeUnknown',
  'vehicleUnknown',
  'otherVehicle',
  'otherPlace',
  'otherTires',
  'firstOrderOnly',
  'crewOnly',
  'groupMissing',
  'accountMissing',
];

const byNearness = (a: MissedPromotion, b: MissedPromotion): number =>
  NEAREST_FIRST.indexOf(a.reason.kind) - NEAREST_FIRST.indexOf(b.reason.kind) ||
  (a.name === b.name ? 0 : a.name < b.name ? -1 : 1);

/** Returns the reasons promotions did not apply, nearest misses first. */
export const missNotesOf = (missed: readonly MissedPromotion[]): MissNote[] =>
  [...missed].sort(byNearness).map(({ promotionId, name, reason }) => ({
    promotionId,
    name,
    reason: missWords(reason),
  }));

/** A shop may have hundreds of promotions; an order stores only the nearest misses. */
const MOST_MISSES = 200;

/** Returns the record to store with a charged price. */
export const priceRecordOf = (
  explained: ExplainedPrice,
  { at, shopper, zip, paymentMethod, coupon }: PriceContext,
): PriceRecord => {
  const { uses, company: _, ...buyer } = shopper;
  const isTaxExempt =
    explained.priced.exemption !== undefined || (shopper.company === undefined && buyer.isTaxExempt);
  const missed = missNotesOf(explained.missed);
  return {
    at: at.toISOString(),
    buyer: { ...buyer, isTaxExempt, uses: [...uses].map(([promotionId, times]) => ({ promotionId, times })) },
    zip,
    paymentMethod,
    couponCode: coupon?.code ?? null,
    lists: listNotesOf(explained, at),
    missed: missed.slice(0, MOST_MISSES),
    missedLeftOut: Math.max(0, missed.length - MOST_MISSES),
  };
};
