import { addCents, type Cents, cents, subtractCents, sumCents, ZERO_CENTS } from '../../../money/index.js';
import type { Tender, TenderAmounts } from '../../../pricing/index.js';
import { planCancellation } from '../../cancellation/index.js';
import {
  type LedgerAccount,
  type LedgerEntry,
  type OrderState,
  type PriceAdjustment,
  refundEntries,
  type SaleAmounts,
  saleEntries,
} from '../../order/index.js';
import { keptPrice, planPriceClaim, pricePriceClaim } from '../../price-claims/index.js';
import type { PaidOrder } from '../../refunds/index.js';
import {
  checkReturn,
  combineAmounts,
  planReturn,
  type ReturnedAmounts,
  returnedAmounts,
  returnedLineTotal,
  type ReturnPlan,
  handlingDueAgain,
  type HandlingCharge,
  type TiresBack,
  type WaivedHandling,
} from '../../returns/index.js';
import { previewTires, type TiresFacts } from '../preview-tires.js';
import { planReceiving } from '../receiving/plan-receiving.js';
import type { BoughtLine, BoughtOrder } from './ordered-lines.js';

interface Refund {
  readonly tender: Tender;
  readonly amountInCents: Cents;
  /** Left out for a cancelled order as it was sold, whose refund is a share of its sale when it is paid. */
  readonly entries?: readonly LedgerEntry[];
  isPaid: boolean;
}

export interface LineOfLife extends BoughtLine {
  /** Tires that were removed or came back. */
  takenBack: number;
  removed: number;
  adjustments: readonly PriceAdjustment[];
}

export interface ReturnOfLife {
  readonly line: LineOfLife;
  readonly asked: number;
  accepted: number;
  takenBefore: number;
  state: 'asked' | 'received' | 'settled';
}

const sumOf = (refunds: readonly Refund[], tender: Tender): Cents =>
  sumCents([
    ZERO_CENTS,
    ...refunds.filter((each) => each.tender === tender).map((each) => each.amountInCents),
  ]);

const byTender = (refunds: readonly Refund[]): TenderAmounts => ({
  moneyInCents: sumOf(refunds, 'money'),
  giftCardInCents: sumOf(refunds, 'gift-card'),
});

/** A placed order and all that can happen to its money, each step by the rules of the domain, as the server takes it. */
export class OrderLife {
  readonly lines: readonly LineOfLife[];
  readonly refunds: Refund[] = [];
  readonly returns: ReturnOfLife[] = [];
  readonly books = new Map<LedgerAccount, number>();
  state: OrderState = 'placed';
  isWindowOpen = true;
  isInstalled = true;
  taxedIn = 'PA';
  handlingInCents = 0;
  /** The price of returned tires and dropped coverage that went into a fee as a whole. */
  readonly keptUnbooked: ReturnedAmounts[] = [];
  /** Tires that were put back into the warehouse. */
  inStock = 0;

  constructor(readonly order: BoughtOrder) {
    this.lines = order.lines.map((line) => ({ ...line, takenBack: 0, removed: 0, adjustments: [] }));
    this.book(saleEntries(this.sale, order.paid.giftCardInCents));
  }

  get committed(): TenderAmounts {
    return byTender(this.refunds);
  }

  get left(): TiresBack[] {
    return this.lines.map((line) => ({ ...line, quantity: line.bought - line.takenBack }));
  }

  /** The tires that arrived in returns which are not refunded yet. */
  get unsettled(): TiresBack[] {
    return this.returns.filter(({ state }) => state === 'received').map((each) => this.tiresOf(each));
  }

  /** The price of the tires that the buyer has or sent back, and of those that went into a fee as a whole. */
  get kept(): ReturnedAmounts {
    const tires = this.state === 'cancelled' ? [] : [...this.left, ...this.unsettled];
    return this.keptUnbooked.reduce(
      (sum, each) => combineAmounts(addCents, sum, each),
      returnedAmounts(tires),
    );
  }

  private get money(): PaidOrder {
    return { ...this.order, committed: this.committed };
  }

  private get sale(): SaleAmounts {
    const of = (field: keyof SaleAmounts) => sumCents(this.order.lines.map(({ amounts }) => amounts[field]));
    return {
      tiresInCents: of('tiresInCents'),
      discountInCents: of('discountInCents'),
      installationInCents: of('installationInCents'),
      installationSavingInCents: of('installationSavingInCents'),
      roadHazardInCents: of('roadHazardInCents'),
      roadHazardSavingInCents: of('roadHazardSavingInCents'),
      fetInCents: of('fetInCents'),
      stateFeeInCents: of('stateFeeInCents'),
      freightInCents: of('freightInCents'),
      salesTaxInCents: of('salesTaxInCents'),
    };
  }

  /** Returns the waived handling that was settled with it. */
  removeTires(
    line: LineOfLife,
    quantity: number,
    keepsCoverage: boolean,
    waived: WaivedHandling | null = null,
    waivesHandling = false,
  ): HandlingCharge | null {
    const facts: TiresFacts = {
      state: this.state,
      fulfilment: 'ship-to-me',
      cancelRequestedAt: null,
      order: { ...this.money, waived, lines: this.lines.map((each) => ({ ...each, name: each.lineId })) },
      email: 'dana@example.com',
      shopName: null,
      appointment: null,
      deliveryOn: null,
    };
    const { lineId } = line;
    const seen = previewTires(facts, {
      kind: 'tires',
      lines: [{ lineId, quantity, keepsCoverage }],
      waivesHandling,
    });
    if (!seen.ok) return null;
    const { removed, uncovered, refunds, handling, refundInCents, before, after } = seen.value.removal;
    if (refundInCents > 0) this.handlingInCents += handling.feeInCents;
    else if (handling.feeInCents > 0) this.keptUnbooked.push(combineAmounts(subtractCents, before, after));
    for (const each of removed) {
      const changed = this.line(each.lineId);
      changed.takenBack += each.quantity;
      changed.removed += each.quantity;
      this.inStock += each.quantity;
    }
    for (const each of uncovered) {
      const changed = this.line(each.lineId);
      changed.adjustments = [...changed.adjustments, each.adjustment];
    }
    this.commit(refunds);
    return handling;
  }

  /** Another way to receive it, in a state with some tax and fee; without installation. */
  receiveAnotherWay(state: string, salesTaxRatePpm: number, feePerTireInCents: number): void {
    const order = {
      ...this.money,
      isTaxExempt: false,
      isInstalled: this.isInstalled,
      state: this.taxedIn,
      lines: this.lines.map((each) => ({ ...each, name: each.lineId })),
    };
    const plan = planReceiving(order, {
      state,
      salesTaxRatePpm,
      tireFee: { basis: 'flat', perTireInCents: cents(feePerTireInCents), ratePpm: 0 },
    });
    if (!plan.ok) return;
    const { adjusted, refunds, rebooked } = plan.value;
    for (const each of adjusted) {
      const changed = this.line(each.lineId);
      changed.adjustments = [...changed.adjustments, each.adjustment];
    }
    this.isInstalled = false;
    this.taxedIn = state;
    this.commit(refunds);
    this.book(rebooked);
  }

  cancel(waived: WaivedHandling | null = null): HandlingCharge {
    const handlingDue = handlingDueAgain(waived, this.left);
    const isAsSold =
      handlingDue === 0 && this.lines.every((line) => line.takenBack === 0 && line.adjustments.length === 0);
    const plan = planCancellation({
      ...this.order,
      maskedEmail: '',
      refunded: this.committed,
      shopName: null,
      lines: this.left.map((line) => ({
        lineId: line.lineId,
        name: line.lineId,
        totalInCents: returnedLineTotal({ ...line, quantity: line.bought, takenBack: 0, adjustments: [] }),
        allocations: [{ tireId: line.lineId, warehouseCode: 'CAR', quantity: line.quantity }],
      })),
      ...(isAsSold ? {} : { left: this.left, handlingDue }),
    });
    if (plan.refundInCents > 0) this.handlingInCents += plan.handling.feeInCents;
    else if (plan.handling.feeInCents > 0) this.keptUnbooked.push(returnedAmounts(this.left));
    this.inStock += plan.stock.reduce((sum, { quantity }) => sum + quantity, 0);
    this.state = 'cancelled';
    this.commit(plan.refunds);
    return plan.handling;
  }

  askReturn(line: LineOfLife, quantity: number): void {
    const inReturns = line.takenBack + this.asked(line);
    const wanted = checkReturn(
      [{ lineId: line.lineId, quantity }],
      [{ lineId: line.lineId, quantity: line.bought, inReturns }],
    );
    if (wanted.ok) this.returns.push({ line, asked: quantity, accepted: 0, takenBefore: 0, state: 'asked' });
  }

  receive(back: ReturnOfLife, accepted: number): void {
    back.accepted = Math.min(accepted, back.asked);
    back.takenBefore = back.line.takenBack;
    back.line.takenBack += back.accepted;
    back.state = 'received';
  }

  settle(back: ReturnOfLife, replacements: number, dueAgain = 0): ReturnPlan {
    const plan = planReturn({ ...this.money, lines: [this.tiresOf(back)], replacements, dueAgain });
    back.state = 'settled';
    // Nothing is booked of a return whose fee takes all of it.
    if (plan.refundInCents > 0) this.handlingInCents += plan.feeInCents;
    else this.keptUnbooked.push(returnedAmounts([this.tiresOf(back)]));
    this.commit(plan.refunds);
    return plan;
  }

  claimPrice(line: LineOfLife, percent: number): void {
    const claimed = { ...line, returned: line.takenBack };
    const kept = line.bought - line.takenBack;
    if (kept === 0) return;
    const price = pricePriceClaim(claimed, cents(Math.floor((keptPrice(claimed) * percent) / 100 / kept)));
    const plan = price.ok ? planPriceClaim(this.money, price.value) : price;
    if (!plan.ok) {
      if (plan.fault.code === 'payment.refundTooLarge') throw new RangeError(plan.fault.code);
      return;
    }
    line.adjustments = [...line.adjustments, plan.value.adjustment];
    this.commit(plan.value.refunds);
  }

  pay(refund: Refund): void {
    const paid = byTender(this.refunds.filter(({ isPaid }) => isPaid));
    const before = addCents(paid.moneyInCents, paid.giftCardInCents);
    const { amountInCents, tender, entries } = refund;
    if (entries === undefined) {
      const share = refundEntries(this.sale, amountInCents, before, tender);
      if (!share.ok) throw new RangeError(share.fault.code);
      this.book(share.value);
    } else this.book(entries);
    refund.isPaid = true;
  }

  asked(line: LineOfLife): number {
    return this.returns
      .filter((each) => each.line === line && each.state === 'asked')
      .reduce((sum, each) => sum + each.asked, 0);
  }

  private tiresOf({ line, accepted, takenBefore }: ReturnOfLife): TiresBack {
    return { ...line, quantity: accepted, takenBack: takenBefore };
  }

  private commit(refunds: readonly Omit<Refund, 'isPaid'>[]): void {
    for (const refund of refunds) this.refunds.push({ ...refund, isPaid: false });
  }

  private book(entries: readonly LedgerEntry[]): void {
    const sum = entries.reduce((total, { amountInCents }) => total + amountInCents, 0);
    if (sum !== 0) throw new RangeError(`a booking sums to ${sum}`);
    for (const { account, amountInCents } of entries)
      this.books.set(account, (this.books.get(account) ?? 0) + amountInCents);
  }

  private line(lineId: string): LineOfLife {
    const found = this.lines.find((each) => each.lineId === lineId);
    if (found === undefined) throw new RangeError(lineId);
    return found;
  }
}
