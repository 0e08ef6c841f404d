import { type Cents, cents, subtractCents } from '../../money/index.js';

/** A tire of a quote at its held price. */
export interface HeldLine {
  readonly tireId: string;
  readonly axle: string;
  readonly quantity: number;
  /** After the promotions of the day it was quoted, rounded down to a cent. */
  readonly unitPriceInCents: Cents;
}

/** The prices that a quote holds in a cart. Decision record 148. */
export interface PriceHold {
  readonly quoteId: string;
  /** The midnight after its last day, ISO 8601. */
  readonly endsAt: string;
  readonly lines: readonly HeldLine[];
}

interface PricedTire {
  readonly subtotalInCents: Cents;
  readonly discountInCents: Cents;
  readonly quantity: number;
}

/** Returns the price of one tire that a quote holds: after promotions, rounded down, so no total exceeds what was shown. */
export const heldPriceOf = ({ subtotalInCents, discountInCents, quantity }: PricedTire): Cents =>
  cents(Math.floor(subtractCents(subtotalInCents, discountInCents) / quantity));

type CartTire = Omit<HeldLine, 'unitPriceInCents'> & { readonly lineId: string };

const NONE: ReadonlyMap<string, Cents> = new Map();

/**
 * Returns the held price of each cart line, by its id. A hold counts until it ends, and only while the cart has every quoted tire in the quoted
 * quantity: its prices were made for the whole offer. Tires beside them are not held.
 */
export const heldPrices = (
  hold: PriceHold | null,
  lines: readonly CartTire[],
  at: Date,
): ReadonlyMap<string, Cents> => {
  if (hold === null || at.getTime() >= Date.parse(hold.endsAt)) return NONE;
  const found = hold.lines.map(({ tireId, axle, quantity, unitPriceInCents }) => {
    const line = lines.find((one) => one.tireId === tireId && one.axle === axle && one.quantity === quantity);
    return line === undefined ? null : ([line.lineId, unitPriceInCents] as const);
  });
  return found.some((line) => line === null)
    ? NONE
    : new Map(found.flatMap((line) => (line === null ? [] : [line])));
};
