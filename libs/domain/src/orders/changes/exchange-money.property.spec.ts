import fc from 'fast-check';

import { addCents } from '../../money/index.js';
import {
  HANDLING_FEE,
  type HandlingCharge,
  handlingDueAgain,
  type WaivedHandling,
} from '../returns/index.js';
import { OrderLife, type ReturnOfLife } from './testing/order-life.js';
import { aBoughtOrder } from './testing/ordered-lines.js';

/** The nightly run lives 5,000 lives. */
const RUNS = Number(process.env['ORDER_MONEY_RUNS'] ?? 200);

const MOVES = [
  'order',
  'cancel',
  'remove',
  'ours',
  'swap',
  'end',
  'close',
  'ask',
  'receive',
  'settle',
  'askBack',
  'receiveBack',
  'settleBack',
] as const;
type Move = (typeof MOVES)[number];
const BACK = ['askBack', 'receiveBack', 'settleBack'] as const satisfies readonly Move[];
/** An exchange whose return is refunded before its order ships. */
const UNSHIPPED: readonly (readonly [Move, number])[] = [
  ['order', 1],
  ['end', 1],
  ['ask', 8],
  ['receive', 8],
  ['settle', 1],
];
const BEFORE_SHIPPING = [
  'remove',
  'ours',
  'remove',
  'swap',
  'close',
  ...BACK,
] as const satisfies readonly Move[];
/** An exchange that is ordered, kept and refunded. */
const SETTLED: readonly (readonly [Move, number])[] = [
  ['order', 1],
  ['close', 1],
  ['ask', 1],
  ['receive', 8],
  ['settle', 1],
];

/** An order whose tires come back, and the order of the right size that is placed for it. */
class Exchange {
  right: OrderLife | null = null;
  waived = 0;
  chargedAgain = 0;
  /** The handling that was charged after all. */
  feesAgain = 0;
  /** Tires of the first order whose handling is settled. */
  settledTires = 0;
  ownFees = 0;

  constructor(
    readonly wrong: OrderLife,
    private readonly next: OrderLife,
  ) {
    wrong.state = 'delivered';
    wrong.isWindowOpen = false;
  }

  get standing(): number {
    if (this.right === null || this.right.state === 'cancelled') return 0;
    const lineIds = this.rightLineIds;
    return this.right.left
      .filter(({ lineId }) => lineIds.includes(lineId))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** Every other line of the order is of another size, and waives nothing. */
  get rightLineIds(): readonly string[] {
    return (this.right?.lines ?? []).filter((_, at) => at % 2 === 0).map(({ lineId }) => lineId);
  }

  private get mayStillCancel(): boolean {
    return this.right !== null && this.right.state === 'placed' && this.right.isWindowOpen;
  }

  take(move: Move, count: number): void {
    const { wrong, right } = this;
    const first = (life: OrderLife, state: ReturnOfLife['state']) =>
      life.returns.find((each) => each.state === state);
    const asked = first(wrong, 'asked');
    const received = first(wrong, 'received');
    const back = right === null ? undefined : first(right, 'asked');
    const arrived = right === null ? undefined : first(right, 'received');
    switch (move) {
      case 'order':
        this.right ??= this.next;
        return;
      case 'cancel':
        if (right !== null && this.mayStillCancel) this.count(right.cancel(this.waivedHandling));
        return;
      case 'swap':
        // The one way in which an order is cancelled later: another one replaces it.
        if (right?.state === 'placed') this.count(right.cancel(this.waivedHandling));
        return;
      case 'remove':
      case 'ours': {
        const line = right?.lines[count % right.lines.length];
        if (right?.state === 'placed' && line !== undefined)
          this.count(right.removeTires(line, count % 4, true, this.waivedHandling, move === 'ours'));
        return;
      }
      case 'end':
        if (right !== null) right.isWindowOpen = false;
        return;
      case 'close':
        if (right !== null && right.state === 'placed') {
          right.isWindowOpen = false;
          right.state = 'delivered';
        }
        return;
      case 'ask':
        // One order waives one return.
        if (wrong.returns.length === 0 && wrong.lines[0] !== undefined)
          wrong.askReturn(wrong.lines[0], count);
        return;
      case 'receive':
        if (asked !== undefined) wrong.receive(asked, count);
        return;
      case 'settle':
        if (received !== undefined && !this.mayStillCancel) this.settle(received);
        return;
      case 'askBack': {
        const line = right?.lines[count % right.lines.length];
        if (right?.state === 'delivered' && line !== undefined) right.askReturn(line, count);
        return;
      }
      case 'receiveBack':
        if (right !== null && back !== undefined) right.receive(back, count);
        return;
      case 'settleBack':
        if (right !== null && arrived !== undefined) this.settleBack(right, arrived);
    }
  }

  private settle(received: ReturnOfLife): void {
    const plan = this.wrong.settle(received, this.standing);
    this.waived = plan.waivedInCents / HANDLING_FEE;
    this.settledTires = plan.quantity;
    this.ownFees = plan.feeInCents;
  }

  private get waivedHandling(): WaivedHandling | null {
    if (this.waived === 0) return null;
    return {
      tires: this.waived,
      chargedAgain: this.chargedAgain,
      standing: this.standing,
      lineIds: this.rightLineIds,
    };
  }

  private count(handling: HandlingCharge | null): void {
    if (handling === null) return;
    this.chargedAgain += handling.tires;
    this.feesAgain += handling.feeInCents;
  }

  private settleBack(right: OrderLife, arrived: ReturnOfLife): void {
    const plan = right.settle(arrived, 0, handlingDueAgain(this.waivedHandling));
    this.chargedAgain += Math.ceil(plan.dueAgainInCents / HANDLING_FEE);
    this.feesAgain += plan.dueAgainInCents;
  }
}

const holds = ({ wrong, right, waived, chargedAgain, feesAgain, standing }: Exchange): void => {
  for (const life of right === null ? [wrong] : [wrong, right]) {
    const { paid } = life.order;
    expect(life.committed.moneyInCents).toBeLessThanOrEqual(paid.moneyInCents);
    expect(life.committed.giftCardInCents).toBeLessThanOrEqual(paid.giftCardInCents);
    expect(addCents(life.committed.moneyInCents, life.committed.giftCardInCents)).toBeGreaterThanOrEqual(0);
  }
  // Handling is waived for exactly the tires that stand, or whose loss isn't refunded yet.
  expect(chargedAgain).toBeLessThanOrEqual(Math.max(0, waived - standing));
  expect(feesAgain).toBeLessThanOrEqual(chargedAgain * HANDLING_FEE);
};

describe('the money of an exchange', () => {
  it('is never refunded twice, and $20 a tire is waived exactly while its order is kept', () => {
    const move = fc.tuple(fc.constantFrom(...MOVES), fc.integer({ min: 1, max: 8 }));
    const moves = fc.oneof(
      fc.array(move, { maxLength: 40 }),
      // Most interesting is what comes back of an exchange that waived its handling.
      fc
        .array(fc.tuple(fc.constantFrom(...BACK), fc.integer({ min: 1, max: 3 })), {
          minLength: 6,
          maxLength: 24,
        })
        .map((back) => [...SETTLED, ...back]),
      fc
        .array(fc.tuple(fc.constantFrom(...BEFORE_SHIPPING), fc.integer({ min: 0, max: 5 })), {
          minLength: 6,
          maxLength: 24,
        })
        .map((before) => [...UNSHIPPED, ...before]),
    );
    fc.assert(
      fc.property(aBoughtOrder, aBoughtOrder, moves, (wrong, right, taken) => {
        const exchange = new Exchange(new OrderLife(wrong), new OrderLife(right));
        for (const [name, count] of taken) {
          exchange.take(name, count);
          holds(exchange);
        }
        const { waived, standing, settledTires } = exchange;
        expect(waived).toBeLessThanOrEqual(settledTires);
        // All that came back is refunded: what is still waived are the tires that stand.
        for (let rest = 0; rest < 8; rest += 1) exchange.take('settleBack', 1);
        const everyFeeFits = exchange.right === null || exchange.right.keptUnbooked.length === 0;
        if (everyFeeFits) expect(waived - exchange.chargedAgain).toBe(Math.min(waived, standing));
      }),
      { numRuns: RUNS },
    );
  });
});
