import { Injectable } from '@nestjs/common';
import { isPayLater, ok, refuse, type Result, stockHeldUntil } from '@simpletread/domain';

import { AppointmentBookings } from '../../../installers/index.js';
import { CartRepository, type PricedOpenCart } from '../../cart/index.js';
import { type Allocation, StockAllocations } from '../../../catalogue/index.js';
import { EstimateDelivery, type OrderDraft, ReplaceOrder } from '../../../orders/index.js';
import { BuyerCompanies, GiftCardPayments, PromotionUses } from '../../../pricing/index.js';
import type { GiftCardShare } from '../../gift-card-choice/index.js';
import { type Exceeded, payerOf, PaymentAlarms, PaymentLimits } from '../../payment-limits/index.js';
import { PaymentGateway } from '../../payments/index.js';
import { CheckoutPurchaseOrders } from '../../purchase-orders/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { crashPoint } from '../../../platform/shutdown/index.js';
import type { OrderableCart } from '../place-order/check-cart.js';
import { DraftOrder } from '../place-order/draft-order.js';
import {
  BY_GIFT_CARD,
  type NewAttempt,
  type PaymentAttempt,
  PaymentAttemptRepository,
  type StartedAttempt,
  stockLinesOf,
  wantedSlotOf,
} from '../../payment-attempts/index.js';

const MOST_DRAWS = 5;

const NEW = {
  state: 'started',
  failureCode: null,
  looks: 0,
  session: null,
  page: null,
  isApproved: false,
} as const;

/** Holds the stock and writes the attempt down in one transaction, before any provider hears of it. */
@Injectable()
export class StartAttempt {
  constructor(
    private readonly work: UnitOfWork,
    private readonly carts: CartRepository,
    private readonly stock: StockAllocations,
    private readonly attempts: PaymentAttemptRepository,
    private readonly draftOrder: DraftOrder,
    private readonly gateway: PaymentGateway,
    private readonly uses: PromotionUses,
    private readonly giftCards: GiftCardPayments,
    private readonly purchaseOrders: CheckoutPurchaseOrders,
    private readonly companies: BuyerCompanies,
    private readonly appointments: AppointmentBookings,
    private readonly limits: PaymentLimits,
    private readonly alarms: PaymentAlarms,
    private readonly delivery: EstimateDelivery,
    private readonly replace: ReplaceOrder,
  ) {}

  /**
   * `payment` is how it is paid, with the card's token or without one, and what a gift card pays of it. Refuses with `record.stale` where the cart has changed, or
   * another call for it was faster.
   */
  async run(
    priced: PricedOpenCart,
    orderable: OrderableCart & {
      readonly accountId: string | null;
      readonly caller: string | null;
      readonly poNumber: string | null;
    },
    {
      share,
      ...payment
    }: Pick<PaymentAttempt, 'method' | 'providerToken'> & { readonly share: GiftCardShare },
  ): Promise<Result<StartedAttempt>> {
    const { cart } = priced;
    const replaceable = cart.replaces === null ? ok(null) : await this.replace.check(cart.replaces);
    if (!replaceable.ok) {
      // Refused once: a second click places a separate order.
      await this.carts.replaceNothing(cart.cartId);
      return replaceable;
    }
    const attemptId = newId();
    const draft = await this.draftOrder.run(priced, orderable);
    const payer = payerOf(draft.shipTo.email, orderable);
    const isAtLender = isPayLater(payment.method);
    const tires = stockLinesOf(draft).reduce((sum, { quantity }) => sum + quantity, 0);
    let exceeded: Exceeded | null = null;
    const started = await this.work.run(async (tx): Promise<Result<StartedAttempt>> => {
      // The cart's lock lets one call through at a time. The others then meet the first one's attempt.
      // A shopper at a lender may still change their mind: the lender's yes counts for the cart as it was.
      const isOpen = isAtLender
        ? await this.carts.lockOpen(tx, cart.cartId, cart.version)
        : await this.carts.beginPayment(tx, cart.cartId, cart.version, attemptId);
      if (!isOpen) return refuse('record.stale');
      const expiresAt = stockHeldUntil(await tx.now(), { isAtLender });
      const attempt = await this.insert(tx, {
        attemptId,
        cartId: cart.cartId,
        cartVersion: cart.version,
        amountInCents: share.toPayInCents,
        giftCardId: share.giftCardId,
        giftCardInCents: share.giftCardInCents,
        ...payment,
        provider: payment.method === BY_GIFT_CARD ? BY_GIFT_CARD : this.gateway.setup.provider,
        draft,
        payer,
        tires,
        heldUntil: expiresAt,
      });
      if (!attempt.ok) return attempt;
      const held = await this.stock.hold(tx, attemptId, stockLinesOf(draft), {
        expiresAt,
        near: draft.deliverTo,
        onlyFrom: draft.pickupWarehouseCode ?? null,
      });
      if (!held.ok) return draft.pickupWarehouseCode ? refuse('warehousePickup.notInStock') : held;
      const used = await this.uses.hold(tx, {
        attemptId,
        customer: { accountId: orderable.accountId, email: draft.shipTo.email },
        applied: draft.pricing.promotions,
        couponCode: cart.couponCode,
        totalInCents: draft.pricing.totalInCents,
        expiresAt,
        replacesOrderId: draft.replaces?.orderId ?? null,
      });
      if (!used.ok) return used;
      const paid = await this.holdGiftCard(tx, attempt.value);
      if (!paid.ok) return paid;
      const allowed = await this.purchaseOrders.hold(tx, attemptId, draft);
      if (!allowed.ok) return allowed;
      const exempt = await this.companies.keep(tx, draft.accountId, draft.pricing.exemption);
      if (!exempt.ok) return exempt;
      if (!(await this.isThereBefore(tx, draft, held.value))) return refuse('appointment.taken');
      const slot = await this.holdSlot(tx, attempt.value, expiresAt);
      if (!slot.ok) return slot;
      // Last, so its locks are short.
      const wanted = { tires, isAtLender };
      const judged = await this.limits.judge(tx, { attemptId, cartId: cart.cartId, payer, wanted });
      ({ exceeded } = judged);
      if (!judged.ok) return judged;
      crashPoint('checkout.afterHold');
      return ok({ ...attempt.value, ...NEW, ...judged.value });
    });
    if (started.ok) crashPoint('checkout.afterAttempt');
    else if (exceeded !== null)
      await this.alarms.exceeded(exceeded, { payer, cartId: cart.cartId, orderNumber: draft.orderNumber });
    return started;
  }

  private async holdGiftCard(
    tx: Transaction,
    { attemptId, cartId, giftCardId, giftCardInCents: amountInCents, draft }: NewAttempt,
  ): Promise<Result<null, 'giftCard.changed'>> {
    if (giftCardId === null) return ok(null);
    return this.giftCards.hold(tx, { attemptId, cartId, orderId: draft.orderId, giftCardId, amountInCents });
  }

  private async holdSlot(
    tx: Transaction,
    { attemptId, cartId, draft }: NewAttempt,
    expiresAt: Date,
  ): Promise<Result<null, 'appointment.taken'>> {
    const wanted = wantedSlotOf(draft);
    if (wanted === null) return ok(null);
    const held = await this.appointments.hold(tx, wanted, {
      attemptId,
      cartId,
      orderId: draft.orderId,
      expiresAt,
    });
    // In a full slot, replacing the old order frees its seat.
    return held.ok || !(await this.replace.hasSlot(tx, draft, wanted)) ? held : ok(null);
  }

  /** True if the tires that were held arrive before the appointment: others may have bought those of the nearest warehouse meanwhile. */
  private async isThereBefore(
    tx: Transaction,
    { appointment, deliverTo }: OrderDraft,
    held: readonly Allocation[],
  ): Promise<boolean> {
    if (!appointment) return true;
    const codes = held.map(({ warehouseCode }) => warehouseCode);
    const arrivesBy = await this.delivery.run(codes, deliverTo, await tx.now());
    return arrivesBy === null || arrivesBy < appointment.date;
  }

  private async insert(tx: Transaction, attempt: NewAttempt): Promise<Result<NewAttempt>> {
    let next = attempt;
    for (let drawn = 0; drawn < MOST_DRAWS; drawn += 1) {
      if (await this.attempts.insert(tx, next)) return ok(next);
      if ((await this.attempts.ofCart(next.cartId, tx)) !== null) return refuse('record.stale');
      next = { ...next, draft: this.draftOrder.renumbered(next.draft) };
    }
    throw new Error('no free order number was drawn');
  }
}
