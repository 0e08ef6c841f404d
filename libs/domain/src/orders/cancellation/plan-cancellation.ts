import { settleMissing } from '../../catalogue/index.js';
import { addCents, allocate, type Cents, formatMoney, subtractCents, sumCents } from '../../money/index.js';
import { splitRefund, type Tender, type TenderAmounts, TENDERS } from '../../pricing/index.js';
import type { LedgerEntry } from '../order/index.js';
import {
  chargeHandling,
  type HandlingCharge,
  handlingEffects,
  returnedAmounts,
  returnedTotal,
  returnEntries,
  type TiresBack,
} from '../returns/index.js';

/** Tires of a line that a warehouse reserved. */
export interface LineAllocation {
  readonly tireId: string;
  readonly warehouseCode: string;
  readonly quantity: number;
}

/** The facts about an order that a cancellation needs. */
export interface CancellableOrder {
  readonly maskedEmail: string;
  /** The names of the tenders that paid: `Visa 4242`. */
  readonly paidWith: Readonly<Record<Tender, string>>;
  readonly paid: TenderAmounts;
  /** Refunded or promised to each tender before, from 0 up to its payment. */
  readonly refunded: TenderAmounts;
  /** The installer, if the tires were to be installed. */
  readonly shopName: string | null;
  readonly lines: readonly {
    readonly lineId: string;
    /** `Kestrel Tour 4S 225/65R17 102H`. */
    readonly name: string;
    readonly totalInCents: Cents;
    readonly allocations: readonly LineAllocation[];
  }[];
  /** Tires that are missing where the order’s are from; left out if none are. */
  readonly missing?: readonly LineAllocation[];
  /** The tires that are left, once some were removed or lost their coverage, or handling is due; left out for an order as it was sold. */
  readonly left?: readonly TiresBack[];
  /** Tires whose handling an exchange waived as long as this order is kept. */
  readonly handlingDue?: number;
}

/** A refund of a cancelled order. */
export interface CancellationRefund {
  readonly tender: Tender;
  readonly amountInCents: Cents;
  /** The ledger's entries once it is paid; left out for an order as it was sold, whose refund reverses its sale. */
  readonly entries?: readonly LedgerEntry[];
}

/** Everything a cancellation does. The preview shows it and the action executes it. */
export interface CancellationPlan {
  readonly refundInCents: Cents;
  /** The waived handling that is deducted from the refund. */
  readonly handling: HandlingCharge;
  /** The refunds by tender, without zeros; they sum to the refund. */
  readonly refunds: readonly CancellationRefund[];
  readonly refundLines: readonly { readonly lineId: string; readonly amountInCents: Cents }[];
  /** One entry for each tire and warehouse, by tire and warehouse. */
  readonly stock: readonly LineAllocation[];
  /** One sentence for each effect, for staff to read before confirming. */
  readonly effects: readonly string[];
  /** As `effects`, for the buyer: without warehouses. */
  readonly buyerEffects: readonly string[];
}

const byTireAndWarehouse = (a: LineAllocation, b: LineAllocation): number =>
  a.tireId.localeCompare(b.tireId, 'en') || a.warehouseCode.localeCompare(b.warehouseCode, 'en');

const placeOf = ({ tireId, warehouseCode }: LineAllocation): string =>
  JSON.stringify([tireId, warehouseCode]);

const mergeAllocations = (allocations: readonly LineAllocation[]): LineAllocation[] => {
  const merged = new Map<string, LineAllocation>();
  for (const allocation of allocations) {
    const key = placeOf(allocation);
    const quantity = (merged.get(key)?.quantity ?? 0) + allocation.quantity;
    merged.set(key, { tireId: allocation.tireId, warehouseCode: allocation.warehouseCode, quantity });
  }
  return [...merged.values()].sort(byTireAndWarehouse);
};

interface Rest {
  /** The amount that was paid for the tires that are left. */
  readonly grossInCents: Cents;
  readonly refundInCents: Cents;
}

// A fee kept for removed tires isn't refunded, and isn't part of the price of the tires that are left.
const restOf = ({ lines, refunded, left }: CancellableOrder): Cents => {
  const { moneyInCents, giftCardInCents } = refunded;
  const unrefunded = subtractCents(
    sumCents(lines.map((line) => line.totalInCents)),
    addCents(moneyInCents, giftCardInCents),
  );
  const rest = left === undefined ? unrefunded : returnedTotal(returnedAmounts(left));
  if (rest < 0 || rest > unrefunded) throw new RangeError('the refunds exceed the total');
  return rest;
};

// Removed tires took their own share of the sale with them, so the rest reverses what is left.
const withEntries = (
  refunds: readonly CancellationRefund[],
  { grossInCents, refundInCents }: Rest,
  left: readonly TiresBack[],
): CancellationRefund[] => {
  const entries = returnEntries({ parts: returnedAmounts(left), grossInCents, refundInCents }, refunds);
  return refunds.map((refund, index) => ({ ...refund, entries: entries[index] ?? [] }));
};

const refundsOf = ({ paid, refunded, left }: CancellableOrder, rest: Rest): readonly CancellationRefund[] => {
  const { refundInCents } = rest;
  if (refundInCents === 0) return [];
  const split = splitRefund(paid, refunded, refundInCents);
  if (!split.ok) throw new RangeError('the payment differs from the sum of its lines');
  const amounts = { money: split.value.moneyInCents, 'gift-card': split.value.giftCardInCents };
  const refunds = TENDERS.map((tender) => ({ tender, amountInCents: amounts[tender] })).filter(
    ({ amountInCents }) => amountInCents > 0,
  );
  return left === undefined ? refunds : withEntries(refunds, rest, left);
};

const stockEffects = ({ lines, missing = [] }: CancellableOrder): string[] => {
  const gaps = new Map(missing.map((each) => [placeOf(each), each.quantity]));
  return lines.flatMap((line) =>
    mergeAllocations(line.allocations).flatMap((allocation) => {
      const { warehouseCode, quantity } = allocation;
      const gap = gaps.get(placeOf(allocation)) ?? 0;
      const after = settleMissing({ available: quantity, missing: gap });
      gaps.set(placeOf(allocation), after.missing);
      const counted = (count: number, words: string): string[] =>
        count === 0 ? [] : [`${words} ${warehouseCode}: ${count} × ${line.name}.`];
      return [
        ...counted(after.available, 'Back to stock at'),
        ...counted(quantity - after.available, 'Missing, so not back to stock at'),
      ];
    }),
  );
};

/**
 * Plans an order's cancellation: everything not yet refunded is refunded, spread over the lines by their totals, and every reserved tire
 * returns to its warehouse. Of an order with removed tires, the rest is what its other tires cost. Handling that an exchange waived is deducted from it. The refund lines sum to the refund exactly.
 * Doesn't check permission to cancel; `canCancel` does. Throws `RangeError` if more was refunded than the order's total, or handling is due without the tires that are left.
 */
export const planCancellation = (order: CancellableOrder): CancellationPlan => {
  const totals = order.lines.map((line) => line.totalInCents);
  const grossInCents = restOf(order);
  const handling = chargeHandling(grossInCents, order.handlingDue ?? 0);
  if (handling.feeInCents > 0 && order.left === undefined)
    throw new RangeError('a fee needs the tires that are left');
  const refundInCents = subtractCents(grossInCents, handling.feeInCents);
  const amounts = allocate(refundInCents, totals);
  const refunds = refundsOf(order, { grossInCents, refundInCents });
  const refund = refunds.map(
    ({ tender, amountInCents }) => `${formatMoney(amountInCents)} is refunded to ${order.paidWith[tender]}.`,
  );
  const shop =
    order.shopName === null ? [] : [`${order.shopName} is notified that the installation is cancelled.`];
  const buyersShop = order.shopName === null ? [] : [`Your installation at ${order.shopName} is cancelled.`];
  const kept = handlingEffects(handling);
  return {
    refundInCents,
    handling,
    refunds,
    refundLines: order.lines.flatMap(({ lineId }, index) => {
      const amountInCents = amounts[index];
      return amountInCents === undefined ? [] : [{ lineId, amountInCents }];
    }),
    stock: mergeAllocations(order.lines.flatMap((line) => line.allocations)),
    effects: [
      ...refund,
      ...kept,
      ...stockEffects(order),
      ...shop,
      `${order.maskedEmail} gets a confirmation by email.`,
    ],
    buyerEffects: [
      'Your tires won’t ship.',
      ...refund,
      ...kept,
      ...buyersShop,
      `We email a confirmation to ${order.maskedEmail}.`,
    ],
  };
};
