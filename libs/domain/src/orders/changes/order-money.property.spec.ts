import fc from 'fast-check';

import { addCents, sumCents } from '../../money/index.js';
import type { LedgerAccount } from '../order/index.js';
import { type ReturnedAmounts, returnedTotal, type WaivedHandling } from '../returns/index.js';
import { type LineOfLife, OrderLife, type ReturnOfLife } from './testing/order-life.js';
import { aBoughtOrder } from './testing/ordered-lines.js';

/** The nightly run lives 5,000 lives. */
const RUNS = Number(process.env['ORDER_MONEY_RUNS'] ?? 200);

type Model = Record<string, never>;
type Step = fc.Command<Model, OrderLife>;

const holds = (life: OrderLife): void => {
  const { paid } = life.order;
  const { committed } = life;
  expect(committed.moneyInCents).toBeLessThanOrEqual(paid.moneyInCents);
  expect(committed.giftCardInCents).toBeLessThanOrEqual(paid.giftCardInCents);
  expect([...life.books.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
  for (const line of life.lines) {
    expect(line.takenBack + life.asked(line)).toBeLessThanOrEqual(line.bought);
    expect(line.removed).toBeLessThanOrEqual(line.takenBack);
  }
  const left = life.left.reduce((sum, { quantity }) => sum + quantity, 0);
  const removed = life.lines.reduce((sum, line) => sum + line.removed, 0);
  expect(life.inStock).toBe(removed + (life.state === 'cancelled' ? left : 0));
  expect(keptOf(life)).toBe(
    addCents(paid.moneyInCents, paid.giftCardInCents) -
      addCents(committed.moneyInCents, committed.giftCardInCents),
  );
};

/** The money we may keep: the price of the tires that the buyer has or that wait for their refund, and the fees. */
const keptOf = (life: OrderLife): number => returnedTotal(life.kept) + life.handlingInCents;

const ACCOUNTS: Readonly<
  Partial<Record<LedgerAccount, (kept: ReturnedAmounts, handling: number) => number>>
> = {
  sales_revenue: (kept) => kept.tiresInCents - kept.installationSavingInCents,
  coverage_revenue: (kept) => kept.roadHazardInCents,
  freight_revenue: (kept) => kept.freightInCents,
  installation_payable: (kept) => kept.installationInCents,
  fees_payable: (kept) => kept.stateFeeInCents,
  fet_payable: (kept) => kept.fetInCents,
  tax_payable: (kept) => kept.salesTaxInCents,
  handling_revenue: (_, handling) => handling,
};

/** Once every refund is paid, each account has what it got for the tires that the buyer still has. */
const booksAgree = (life: OrderLife): void => {
  life.refunds.filter(({ isPaid }) => !isPaid).forEach((refund) => life.pay(refund));
  const { kept } = life;
  for (const [account, of] of Object.entries(ACCOUNTS))
    expect([account, -(life.books.get(account as LedgerAccount) ?? 0) + 0]).toEqual([
      account,
      of(kept, life.handlingInCents),
    ]);
  const { moneyInCents, giftCardInCents } = life.committed;
  const { paid } = life.order;
  expect(life.books.get('card_clearing') ?? 0).toBe(paid.moneyInCents - moneyInCents);
  expect(life.books.get('gift_card_liability') ?? 0).toBe(paid.giftCardInCents - giftCardInCents);
  expect(sumCents(life.refunds.map(({ amountInCents }) => amountInCents))).toBeLessThanOrEqual(
    addCents(paid.moneyInCents, paid.giftCardInCents),
  );
};

/** A step of one name; what it does where it can't be taken is nothing. */
const step = (name: string, may: (life: OrderLife) => boolean, take: (life: OrderLife) => void): Step => ({
  check: () => true,
  run: (_, life) => {
    if (may(life)) take(life);
    holds(life);
  },
  toString: () => name,
});

const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
const lineOf = (life: OrderLife, index: number): LineOfLife => nth(life.lines, index) as LineOfLife;
const returnIn = (life: OrderLife, state: ReturnOfLife['state'], index: number): ReturnOfLife | undefined =>
  nth(
    life.returns.filter((each) => each.state === state),
    index,
  );

const at = fc.nat({ max: 5 });
const tires = fc.nat({ max: 8 });

const waivedTires = fc.constantFrom(0, 0, 1, 4);
const waivedOf = (life: OrderLife, count: number): WaivedHandling => ({
  tires: count,
  chargedAgain: 0,
  standing: count,
  lineIds: life.lines.map(({ lineId }) => lineId),
});

const STEPS: fc.Arbitrary<Step>[] = [
  fc.tuple(at, tires, fc.boolean(), waivedTires).map(([index, stay, keeps, waived]) =>
    step(
      `leave ${stay} tires of line ${index}${keeps ? '' : ' without coverage'}, ${waived} of them exchanged`,
      () => true,
      (life) => {
        life.removeTires(lineOf(life, index), stay, keeps, waivedOf(life, waived));
      },
    ),
  ),
  fc
    .tuple(fc.constantFrom('PA', 'NV', 'NJ'), fc.integer({ min: 0, max: 115_000 }), fc.nat({ max: 600 }))
    .map(([state, rate, fee]) =>
      step(
        `receive it another way in ${state} with ${rate} ppm of tax and ${fee} cents a tire`,
        (life) => life.state === 'placed',
        (life) => life.receiveAnotherWay(state, rate, fee),
      ),
    ),
  fc.constant(
    step(
      'end the time for cancelling',
      () => true,
      (life) => {
        life.isWindowOpen = false;
      },
    ),
  ),
  waivedTires.map((waived) =>
    step(
      `cancel, ${waived} of its tires exchanged`,
      (life) => life.state === 'placed' && life.isWindowOpen,
      (life) => {
        life.cancel(waivedOf(life, waived));
      },
    ),
  ),
  fc.constant(
    step(
      'deliver',
      (life) => life.state === 'placed' && !life.isWindowOpen,
      (life) => {
        life.state = 'delivered';
      },
    ),
  ),
  fc.tuple(at, fc.integer({ min: 1, max: 110 })).map(([index, percent]) =>
    step(
      `claim ${percent}% of the price of line ${index}`,
      (life) => life.state !== 'cancelled' && !life.isWindowOpen,
      (life) => life.claimPrice(lineOf(life, index), percent),
    ),
  ),
  fc.tuple(at, tires).map(([index, quantity]) =>
    step(
      `ask to return ${quantity} tires of line ${index}`,
      (life) => life.state === 'delivered',
      (life) => life.askReturn(lineOf(life, index), quantity),
    ),
  ),
  fc.tuple(at, tires).map(([index, accepted]) =>
    step(
      `receive return ${index} and accept ${accepted}`,
      (life) => returnIn(life, 'asked', index) !== undefined,
      (life) => life.receive(returnIn(life, 'asked', index) as ReturnOfLife, accepted),
    ),
  ),
  fc.tuple(at, tires, fc.constantFrom(0, 0, 1, 4)).map(([index, replacements, dueAgain]) =>
    step(
      `settle return ${index} with ${replacements} replaced and ${dueAgain} due again`,
      (life) => returnIn(life, 'received', index) !== undefined,
      (life) => {
        life.settle(returnIn(life, 'received', index) as ReturnOfLife, replacements, dueAgain);
      },
    ),
  ),
  at.map((index) =>
    step(
      `pay refund ${index}`,
      () => true,
      (life) => {
        const open = nth(
          life.refunds.filter(({ isPaid }) => !isPaid),
          index,
        );
        if (open !== undefined) life.pay(open);
      },
    ),
  ),
];

describe('the money of an order', () => {
  it('never goes back twice or to the wrong tender, and the books agree, whatever happens in which order', () => {
    fc.assert(
      fc.property(aBoughtOrder, fc.commands(STEPS, { size: '+1', maxCommands: 60 }), (order, steps) => {
        const life = new OrderLife(order);
        holds(life);
        fc.modelRun(() => ({ model: {}, real: life }), steps);
        booksAgree(life);
      }),
      { numRuns: RUNS },
    );
  });
});
