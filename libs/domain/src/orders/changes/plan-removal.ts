import { type Cents, subtractCents, sumCents, ZERO_CENTS } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { coveredTires, type PriceAdjustment } from '../order/index.js';
import { type PaidOrder, type PlannedRefund, tenderRefunds } from '../refunds/index.js';
import {
  chargeHandling,
  combineAmounts,
  type HandlingCharge,
  handlingDueAgain,
  type ReturnedAmounts,
  returnedAmounts,
  returnedTotal,
  returnEntries,
  type TiresBack,
  type WaivedHandling,
} from '../returns/index.js';
import type { StayingTires } from './order-change.js';

/** A line whose tires can be removed before they ship; `takenBack` of them were removed before. */
export interface RemovableLine extends Omit<TiresBack, 'quantity'> {
  /** `Kestrel Tour 4S 225/65R17 102H`. */
  readonly name: string;
}

export interface RemovableOrder extends PaidOrder {
  readonly lines: readonly RemovableLine[];
  /** The handling of an earlier return that this order waived; left out for most. */
  readonly waived?: WaivedHandling | null;
}

/** Everything that removing tires does to lines and money. The preview shows it and the change executes it. */
export interface RemovalPlan {
  /** The tires that go, by line, without zeros. */
  readonly removed: readonly { readonly lineId: string; readonly quantity: number }[];
  /** The lines whose remaining tires lose their coverage, and the adjustment to note on each. */
  readonly uncovered: readonly { readonly lineId: string; readonly adjustment: PriceAdjustment }[];
  /** The price of the order's tires before and after. */
  readonly before: ReturnedAmounts;
  readonly after: ReturnedAmounts;
  readonly refundInCents: Cents;
  /** The waived handling that is deducted from the refund. */
  readonly handling: HandlingCharge;
  /** All refunds of the order, this one included. */
  readonly refundedInCents: Cents;
  /** By tender, without zeros; they sum to the refund. */
  readonly refunds: readonly PlannedRefund[];
}

export type RemovalFault =
  'order.changeUnchanged' | 'order.changeMoreTires' | 'order.changeLeavesNothing' | 'order.changeLineUnknown';

interface LineAfter {
  readonly line: RemovableLine;
  readonly removed: number;
  readonly dropsCoverage: boolean;
}

/** Returns the tires of a line that are still on the order. */
export const tiresLeft = ({ bought, takenBack }: Pick<TiresBack, 'bought' | 'takenBack'>): number =>
  bought - takenBack;

/** True if the tires that are left of a line have road hazard coverage. */
export const hasCoverageLeft = ({ amounts, adjustments = [], bought, takenBack }: RemovableLine): boolean =>
  amounts.roadHazardInCents > 0 && coveredTires(adjustments, bought) > takenBack;

const allLeft = (lines: readonly RemovableLine[]): ReturnedAmounts =>
  returnedAmounts(lines.map((line) => ({ ...line, quantity: tiresLeft(line) })));

const adjustmentOf = ({ line, removed }: LineAfter): PriceAdjustment => ({
  fromTire: line.takenBack + removed,
  tiresInCents: ZERO_CENTS,
  salesTaxInCents: ZERO_CENTS,
  dropsCoverage: true,
});

const lineAfter = (each: LineAfter): RemovableLine => ({
  ...each.line,
  takenBack: each.line.takenBack + each.removed,
  adjustments: [...(each.line.adjustments ?? []), ...(each.dropsCoverage ? [adjustmentOf(each)] : [])],
});

const checkLines = (
  lines: readonly RemovableLine[],
  staying: readonly StayingTires[],
): Result<readonly LineAfter[], RemovalFault> => {
  const wished = new Map(staying.map((each) => [each.lineId, each]));
  const isKnown = staying.every(({ lineId }) => lines.some((line) => line.lineId === lineId));
  if (!isKnown || wished.size !== staying.length) return refuse('order.changeLineUnknown');
  const after = lines.map((line): LineAfter => {
    const { quantity, keepsCoverage } = wished.get(line.lineId) ?? {
      quantity: tiresLeft(line),
      keepsCoverage: true,
    };
    const dropsCoverage = quantity > 0 && !keepsCoverage && hasCoverageLeft(line);
    return { line, removed: tiresLeft(line) - quantity, dropsCoverage };
  });
  if (after.some(({ removed }) => removed < 0)) return refuse('order.changeMoreTires');
  if (after.every(({ removed, dropsCoverage }) => removed === 0 && !dropsCoverage))
    return refuse('order.changeUnchanged');
  if (after.every((each) => tiresLeft(lineAfter(each)) === 0)) return refuse('order.changeLeavesNothing');
  return ok(after);
};

const refundsOf = (
  order: PaidOrder,
  parts: ReturnedAmounts,
  { grossInCents, refundInCents }: { readonly grossInCents: Cents; readonly refundInCents: Cents },
): PlannedRefund[] => {
  if (refundInCents === 0) return [];
  const asked = tenderRefunds(order, refundInCents);
  if (!asked.ok) throw new RangeError('a removal gives back more than was paid');
  const entries = returnEntries({ parts, grossInCents, refundInCents }, asked.value);
  return asked.value.map((refund, index) => ({ ...refund, entries: entries[index] ?? [] }));
};

/**
 * Plans the removal of tires that have not shipped: everything paid for them is refunded without a handling fee, except one that an exchange
 * waived as long as they are kept, which isn't charged if the seller is the reason (`isOurs`). The discount of the tires that stay remains, as with a return. Dropped coverage is refunded for all tires that stay. Refuses with `order.changeUnchanged`,
 * `order.changeMoreTires`, `order.changeLeavesNothing` if no tire would be left, and `order.changeLineUnknown` for a line of another order or
 * one that occurs twice. Throws `RangeError` if the refunds of the order would exceed what was paid.
 */
export const planRemoval = (
  order: RemovableOrder,
  staying: readonly StayingTires[],
  isOurs = false,
): Result<RemovalPlan, RemovalFault> => {
  const checked = checkLines(order.lines, staying);
  if (!checked.ok) return checked;
  const before = allLeft(order.lines);
  const after = allLeft(checked.value.map(lineAfter));
  const removed = checked.value.flatMap(({ line: { lineId }, removed: quantity }) =>
    quantity === 0 ? [] : [{ lineId, quantity }],
  );
  const grossInCents = subtractCents(returnedTotal(before), returnedTotal(after));
  const handling = chargeHandling(grossInCents, handlingDueAgain(order.waived ?? null, removed), isOurs);
  const refundInCents = subtractCents(grossInCents, handling.feeInCents);
  return ok({
    removed,
    uncovered: checked.value.flatMap((each) =>
      each.dropsCoverage ? [{ lineId: each.line.lineId, adjustment: adjustmentOf(each) }] : [],
    ),
    before,
    after,
    refundInCents,
    handling,
    refundedInCents: sumCents([order.committed.moneyInCents, order.committed.giftCardInCents, refundInCents]),
    refunds: refundsOf(order, combineAmounts(subtractCents, before, after), { grossInCents, refundInCents }),
  });
};
