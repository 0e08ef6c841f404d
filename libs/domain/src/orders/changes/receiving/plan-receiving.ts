import {
  type Cents,
  formatMoney,
  scaleCents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from '../../../money/index.js';
import { type PriceDestination, taxableBaseOf } from '../../../pricing/index.js';
import { ok, refuse, type Result } from '../../../result/index.js';
import type { LedgerEntry, PriceAdjustment } from '../../order/index.js';
import { type PaidOrder, type PlannedRefund, tenderRefunds } from '../../refunds/index.js';
import { type ReturnedAmounts, returnedAmounts, returnedTotal } from '../../returns/index.js';
import { chargesAtPlace, type PlaceCharges } from '../charges-at-place.js';
import { hasCoverageLeft, type RemovableLine, tiresLeft } from '../plan-removal.js';
import { rebookedEntries, receivingEntries } from './receiving-entries.js';

/** A line whose order is received another way. */
export interface SwitchedLine extends RemovableLine {
  /** Missing if the size has none that we can read. */
  readonly rimIn?: number;
}

/** The money of an order, and the place whose taxes and fees it pays until now. */
export interface SwitchedOrder extends PaidOrder {
  readonly lines: readonly SwitchedLine[];
  readonly isTaxExempt: boolean;
  readonly isInstalled: boolean;
  /** The state of the shop, location or address. */
  readonly state: string;
}

/** The money of a changed delivery. The preview shows it and the change executes it. */
export interface ReceivingPlan {
  /** An adjustment for each line that costs less or more. */
  readonly adjusted: readonly { readonly lineId: string; readonly adjustment: PriceAdjustment }[];
  /** The names of the lines whose coverage ends with the installation. */
  readonly uncovered: readonly string[];
  /** The price of the order's tires before and after. */
  readonly before: ReturnedAmounts;
  readonly after: ReturnedAmounts;
  readonly refundInCents: Cents;
  /** All refunds of the order, this one included. */
  readonly refundedInCents: Cents;
  /** By tender, without zeros; they sum to the refund. */
  readonly refunds: readonly PlannedRefund[];
  /** To book at once, where parts change without a refund; mostly empty. */
  readonly rebooked: readonly LedgerEntry[];
}

export type ReceivingFault = 'order.receivingCostsMore' | 'order.changeExempt';

const leftOf = (line: RemovableLine): ReturnedAmounts =>
  returnedAmounts([{ ...line, quantity: tiresLeft(line) }]);

const uninstalled = (left: ReturnedAmounts, isInstalled: boolean): ReturnedAmounts =>
  isInstalled
    ? {
        ...left,
        installationInCents: ZERO_CENTS,
        installationSavingInCents: ZERO_CENTS,
        roadHazardInCents: ZERO_CENTS,
      }
    : left;

const asSold = (amounts: ReturnedAmounts) => ({
  ...amounts,
  discountInCents: ZERO_CENTS,
  roadHazardSavingInCents: ZERO_CENTS,
});

const baseOf = (amounts: ReturnedAmounts): Cents =>
  taxableBaseOf({ ...asSold(amounts), subtotalInCents: amounts.tiresInCents });

// A state has one tax and one fee. Within it only the tax on the installation goes, even if the rate has changed since.
const sameState = (before: ReturnedAmounts, after: ReturnedAmounts): PlaceCharges => {
  const base = baseOf(before);
  return {
    stateFeeInCents: before.stateFeeInCents,
    salesTaxInCents:
      base <= 0 ? before.salesTaxInCents : scaleCents(before.salesTaxInCents, baseOf(after), base),
  };
};

interface LineMoney {
  readonly line: SwitchedLine;
  readonly before: ReturnedAmounts;
  readonly after: ReturnedAmounts;
}

const chargesOf = (
  { state, isTaxExempt }: SwitchedOrder,
  lines: readonly LineMoney[],
  place: PriceDestination,
): readonly PlaceCharges[] =>
  place.state === state
    ? lines.map(({ before, after }) => sameState(before, after))
    : chargesAtPlace(
        lines.map(({ line, after }) => ({
          ...asSold(after),
          quantity: tiresLeft(line),
          ...(line.rimIn === undefined ? {} : { rimIn: line.rimIn }),
        })),
        place,
        isTaxExempt,
      );

const moneyOf = (order: SwitchedOrder, place: PriceDestination): LineMoney[] => {
  const lines = order.lines
    .filter((line) => tiresLeft(line) > 0)
    .map((line): LineMoney => {
      const before = leftOf(line);
      return { line, before, after: uninstalled(before, order.isInstalled) };
    });
  const charges = chargesOf(order, lines, place);
  return lines.map((each, index) => ({ ...each, after: { ...each.after, ...charges[index] } }));
};

const adjustmentOf = ({ line, before, after }: LineMoney, isInstalled: boolean): PriceAdjustment => {
  const fee = subtractCents(before.stateFeeInCents, after.stateFeeInCents);
  return {
    fromTire: line.takenBack,
    tiresInCents: ZERO_CENTS,
    salesTaxInCents: subtractCents(before.salesTaxInCents, after.salesTaxInCents),
    ...(fee === 0 ? {} : { stateFeeInCents: fee }),
    ...(isInstalled ? ({ dropsInstallation: true } as const) : {}),
    ...(isInstalled && hasCoverageLeft(line) ? ({ dropsCoverage: true } as const) : {}),
    isForReceiving: true,
  };
};

const difference = (before: ReturnedAmounts, after: ReturnedAmounts): ReturnedAmounts => ({
  tiresInCents: subtractCents(before.tiresInCents, after.tiresInCents),
  installationInCents: subtractCents(before.installationInCents, after.installationInCents),
  installationSavingInCents: subtractCents(before.installationSavingInCents, after.installationSavingInCents),
  roadHazardInCents: subtractCents(before.roadHazardInCents, after.roadHazardInCents),
  fetInCents: subtractCents(before.fetInCents, after.fetInCents),
  stateFeeInCents: subtractCents(before.stateFeeInCents, after.stateFeeInCents),
  freightInCents: subtractCents(before.freightInCents, after.freightInCents),
  salesTaxInCents: subtractCents(before.salesTaxInCents, after.salesTaxInCents),
});

const isSame = ({ before, after }: Pick<LineMoney, 'before' | 'after'>): boolean =>
  Object.values(difference(before, after)).every((amount) => amount === 0);

const refundsOf = (order: PaidOrder, back: ReturnedAmounts, refundInCents: Cents): PlannedRefund[] => {
  if (refundInCents === 0) return [];
  const asked = tenderRefunds(order, refundInCents);
  if (!asked.ok) throw new RangeError('another way to receive an order gives back more than was paid');
  const entries = receivingEntries(back, refundInCents, asked.value);
  return asked.value.map((refund, index) => ({ ...refund, entries: entries[index] ?? [] }));
};

/**
 * Plans the money of an order that is received at `place` instead, without installation. An installation is refunded with its tax and the coverage
 * that was sold with it; in another state, state fee and sales tax are those of `place`. Tires, discounts, excise tax and freight stay.
 * Refuses with `order.receivingCostsMore` (data: the amount) if the total would rise, because a placed order is not charged again, and with
 * `order.changeExempt` for an exempt buyer in another state.
 */
export const planReceiving = (
  order: SwitchedOrder,
  place: PriceDestination,
): Result<ReceivingPlan, ReceivingFault> => {
  // An exemption certificate is valid only in its own state.
  if (order.isTaxExempt && place.state !== order.state) return refuse('order.changeExempt');
  const lines = moneyOf(order, place);
  const adjusted = lines
    .filter((each) => !isSame(each))
    .map((each) => ({ lineId: each.line.lineId, adjustment: adjustmentOf(each, order.isInstalled) }));
  const sum = (amounts: readonly SwitchedLine[]): ReturnedAmounts =>
    returnedAmounts(amounts.map((line) => ({ ...line, quantity: tiresLeft(line) })));
  const before = sum(order.lines);
  const after = sum(
    order.lines.map((line) => ({
      ...line,
      adjustments: [
        ...(line.adjustments ?? []),
        ...adjusted.filter(({ lineId }) => lineId === line.lineId).map(({ adjustment }) => adjustment),
      ],
    })),
  );
  const refundInCents = subtractCents(returnedTotal(before), returnedTotal(after));
  if (refundInCents < 0)
    return refuse('order.receivingCostsMore', {
      amount: formatMoney(subtractCents(ZERO_CENTS, refundInCents)),
    });
  const back = difference(before, after);
  return ok({
    adjusted,
    uncovered: order.isInstalled
      ? lines.filter(({ line }) => hasCoverageLeft(line)).map(({ line }) => line.name)
      : [],
    before,
    after,
    refundInCents,
    refundedInCents: sumCents([order.committed.moneyInCents, order.committed.giftCardInCents, refundInCents]),
    refunds: refundsOf(order, back, refundInCents),
    rebooked: refundInCents === 0 ? rebookedEntries(back) : [],
  });
};
