import fc from 'fast-check';

import { cents, sumCents } from '../../../money/index.js';
import { splitTenders } from '../../../pricing/index.js';
import type { SaleAmounts } from '../../order/index.js';
import type { PaidOrder } from '../../refunds/index.js';
import { returnedLineTotal } from '../../returns/index.js';

/** A line as it was bought. */
export interface BoughtLine {
  readonly lineId: string;
  readonly bought: number;
  readonly amounts: SaleAmounts;
}

/** An order as it was placed: with a card, a lender or a gift card, or one of the first two and a gift card. */
export interface BoughtOrder extends Pick<PaidOrder, 'paid' | 'paidWith'> {
  readonly lines: readonly BoughtLine[];
}

const upTo = (max: number) => fc.integer({ min: 0, max });

const someAmounts = fc.record({
  bought: fc.integer({ min: 1, max: 8 }),
  pricePerTire: fc.integer({ min: 150, max: 60_000 }),
  discountPercent: upTo(90),
  installation: upTo(20_000),
  installationSavingPercent: fc.constantFrom(0, 0, 50, 100),
  roadHazard: fc.oneof(fc.constant(0), upTo(16_000)),
  roadHazardSavingPercent: fc.constantFrom(0, 0, 25, 100),
  fet: fc.constantFrom(0, 0, 1, 5_417),
  stateFee: upTo(1_200),
  freight: fc.constantFrom(0, 0, 999, 8_000),
});

const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

const bought = fc
  .record({
    lines: fc.array(someAmounts, { minLength: 1, maxLength: 3 }),
    // From a thousandth of a percent up: small taxes are where a cent is lost.
    taxRatePpm: fc.oneof(upTo(2_000), upTo(115_000)),
  })
  .map(({ lines, taxRatePpm }) =>
    lines.map((line, index): BoughtLine => {
      const tires = line.pricePerTire * line.bought;
      const discount = percentOf(tires, line.discountPercent);
      const saving = percentOf(line.installation, line.installationSavingPercent);
      const base = tires - discount + line.installation - saving;
      return {
        lineId: `line-${index}`,
        bought: line.bought,
        amounts: {
          tiresInCents: cents(tires),
          discountInCents: cents(discount),
          installationInCents: cents(line.installation),
          installationSavingInCents: cents(saving),
          roadHazardInCents: cents(line.roadHazard),
          roadHazardSavingInCents: cents(percentOf(line.roadHazard, line.roadHazardSavingPercent)),
          fetInCents: cents(line.fet),
          stateFeeInCents: cents(line.stateFee),
          freightInCents: cents(line.freight),
          salesTaxInCents: cents(Math.round((base * taxRatePpm) / 1_000_000)),
        },
      };
    }),
  );

/** Orders of one to three lines, with any tenders. */
export const aBoughtOrder: fc.Arbitrary<BoughtOrder> = fc
  .record({ lines: bought, money: fc.constantFrom('Visa 4242', 'Affirm'), giftCardPercent: upTo(110) })
  .map(({ lines, money, giftCardPercent }) => {
    const total = sumCents(
      lines.map((line) => returnedLineTotal({ ...line, quantity: line.bought, takenBack: 0 })),
    );
    return {
      lines,
      paid: splitTenders(total, cents(percentOf(total, giftCardPercent))),
      paidWith: { money, 'gift-card': 'Gift card 7K2M-9QXW' },
    };
  });
