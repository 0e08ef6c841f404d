import { cents, type Cents } from '@simpletread/domain';

import type { DoorPrice } from '../tires/index.js';

/** The amounts of a set's price; the rest of it is the same for all sets of a list. */
const AMOUNTS = [
  'quantity',
  'tiresInCents',
  'discountInCents',
  'installationInCents',
  'installationSavingInCents',
  'roadHazardInCents',
  'roadHazardSavingInCents',
  'feesAndTaxInCents',
  'stateFeeInCents',
  'fetInCents',
  'salesTaxInCents',
  'freightInCents',
  'totalInCents',
] as const satisfies readonly (keyof DoorPrice)[];

const WIDTH = AMOUNTS.length;
const LARGEST_INT32 = 2 ** 31 - 1;

type Place = Pick<DoorPrice, 'zip' | 'stateCode'>;

/** The prices of many sets, as plain numbers: a fifth of the memory of as many objects. */
export class PriceColumns {
  private readonly amounts: Int32Array | Float64Array;

  constructor(prices: readonly DoorPrice[]) {
    const exact = new Float64Array(prices.length * WIDTH);
    prices.forEach((price, position) =>
      AMOUNTS.forEach((amount, at) => {
        exact[position * WIDTH + at] = price[amount];
      }),
    );
    this.amounts = exact.every((amount) => Math.abs(amount) <= LARGEST_INT32)
      ? Int32Array.from(exact)
      : exact;
  }

  totalAt(position: number): Cents {
    return cents(this.amountAt(position, WIDTH - 1));
  }

  priceAt(position: number, { zip, stateCode }: Place): DoorPrice {
    const amount = (at: number): Cents => cents(this.amountAt(position, at));
    return {
      quantity: this.amountAt(position, 0),
      zip,
      stateCode,
      tiresInCents: amount(1),
      discountInCents: amount(2),
      installationInCents: amount(3),
      installationSavingInCents: amount(4),
      roadHazardInCents: amount(5),
      roadHazardSavingInCents: amount(6),
      feesAndTaxInCents: amount(7),
      stateFeeInCents: amount(8),
      fetInCents: amount(9),
      salesTaxInCents: amount(10),
      freightInCents: amount(11),
      totalInCents: amount(12),
    };
  }

  private amountAt(position: number, at: number): number {
    return this.amounts[position * WIDTH + at] ?? 0;
  }
}
