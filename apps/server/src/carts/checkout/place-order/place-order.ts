import { Injectable } from '@nestjs/common';
import { faultMessage, type HandlerReply, type placeOrder } from '@simpletread/contract';
import {
  addCents,
  type Cents,
  checkLenderFor,
  isPayLater,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { LoadCart, type PricedOpenCart } from '../../cart/index.js';
import { CartGiftCard, type GiftCardShare } from '../../gift-card-choice/index.js';
import { OrderTokens } from '../../../orders/index.js';
import { type Agreement, checkCart, type OrderableCart } from './check-cart.js';
import { Lenders } from '../../../content/index.js';
import { EndLenderVisit } from '../../pay-later/index.js';
import { PayAttempt, type Payment } from '../payment/pay-attempt.js';
import {
  ABANDONED,
  BY_GIFT_CARD,
  isAway,
  needsNoMoney,
  type PaymentAttempt,
  PaymentAttemptRepository,
  type StartedAttempt,
} from '../../payment-attempts/index.js';
import { StartAttempt } from '../payment/start-attempt.js';

type PlaceOrderReply = HandlerReply<typeof placeOrder>;

export interface OrderRequest extends Agreement {
  readonly cartToken: string;
  readonly payment: Payment;
  /** The number of the buyer's own purchase order; null without one. */
  readonly poNumber: string | null;
  /** The gift card's part as shown to the shopper. */
  readonly giftCardInCents: Cents;
  /** The signed-in customer's; null for a guest. */
  readonly accountId: string | null;
  /** The IP address; null if the call has none. */
  readonly caller: string | null;
}

/** The provider's number for "not answered yet". */
const PROCESSING = { providerCode: 539 };

const tokenOf = (payment: Payment): string | null => (payment.method === 'card' ? payment.token : null);

/**
 * Buys a cart: checks and prices it, holds stock, records the attempt, charges, and places the order.
 * docs/decisions/0015 explains the steps.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly loadCart: LoadCart,
    private readonly attempts: PaymentAttemptRepository,
    private readonly startAttempt: StartAttempt,
    private readonly payAttempt: PayAttempt,
    private readonly endVisit: EndLenderVisit,
    private readonly tokens: OrderTokens,
    private readonly lenders: Lenders,
    private readonly giftCards: CartGiftCard,
  ) {}

  async run(request: OrderRequest): Promise<Result<PlaceOrderReply>> {
    const { payment, accountId, caller, poNumber } = request;
    const loaded = await this.load(request);
    if (!loaded.ok) return loaded;
    const earlier = await this.attempts.ofCart(loaded.value.cart.cartId);
    if (earlier !== null && isAway(earlier) && loaded.value.cart.version === request.cartVersion) {
      if (isSameRequest(earlier, request)) return ok(this.reply(earlier, 'away'));
      // An ended visit charges nothing, whatever the lender's page reports later.
      await this.endVisit.run(earlier.attemptId, ABANDONED);
      return this.run(request);
    }
    const checked = await this.check(loaded.value, request);
    const started = checked.ok
      ? await this.startAttempt.run(
          loaded.value,
          { ...checked.value.orderable, accountId, caller, poNumber },
          wayOf(payment, checked.value.share),
        )
      : checked;
    if (started.ok) return this.pay(started.value, payment);
    // The obstacle may be an earlier attempt of the same cart, such as the tires it holds.
    const other = await this.attempts.ofCart(loaded.value.cart.cartId);
    return other === null ? started : this.repeated(other, payment);
  }

  /** The price with this payment method, whatever the cart was shown with. */
  private load({ cartToken, accountId, payment }: OrderRequest): Promise<Result<PricedOpenCart>> {
    // If a gift card covers everything, no lender discount applies: it is priced as paid by card.
    const paymentMethod = payment.method === BY_GIFT_CARD ? 'card' : payment.method;
    return this.loadCart.byToken(cartToken, { accountId, isCharged: true, paymentMethod });
  }

  private async check(
    priced: PricedOpenCart,
    { payment, giftCardInCents, ...agreement }: OrderRequest,
  ): Promise<Result<{ readonly orderable: OrderableCart; readonly share: GiftCardShare }>> {
    const checked = checkCart(priced, agreement);
    if (!checked.ok) return checked;
    const share = await this.giftCards.share(priced.cart.cartId, priced.pricing.totalInCents);
    const isAsShown = share.giftCardInCents === giftCardInCents;
    if (!isAsShown || (payment.method === BY_GIFT_CARD && share.toPayInCents > 0))
      return refuse('giftCard.changed');
    if (isPayLater(payment.method)) {
      const theirs = checkLenderFor(payment.method, priced.context.shopper.accountTypes);
      if (!theirs.ok) return theirs;
      const taken = await this.lenders.check(payment.method, share.toPayInCents);
      if (!taken.ok) return taken;
    }
    return ok({ orderable: checked.value, share });
  }

  private async pay(attempt: StartedAttempt, payment: Payment): Promise<Result<PlaceOrderReply>> {
    const paid = await this.payAttempt.run(attempt, payment);
    return paid.ok ? ok(this.reply(paid.value.attempt, paid.value.state)) : paid;
  }

  /**
   * The same card or lender again is the same request, as after a lost answer. A different one must not pay a second
   * time. If a gift card covers everything, it is the same request with any method, since none is stored.
   */
  private repeated(attempt: PaymentAttempt, payment: Payment): Result<PlaceOrderReply> {
    const isPlaced = attempt.state === 'captured';
    const isSameWay = attempt.method === payment.method && attempt.providerToken === tokenOf(payment);
    if (isSameWay || needsNoMoney(attempt)) {
      const state = isAway(attempt) ? 'away' : 'processing';
      return ok(this.reply(attempt, isPlaced ? 'placed' : state));
    }
    return isPlaced ? refuse('cart.alreadyOrdered') : refuse('payment.processing', PROCESSING);
  }

  private reply({ draft, page }: PaymentAttempt, state: PlaceOrderReply['state']): PlaceOrderReply {
    const isProcessing = state === 'processing';
    return {
      state,
      orderNumber: draft.orderNumber,
      orderToken: this.tokens.of(draft.orderId),
      providerPage: state === 'away' ? page : null,
      message: isProcessing ? faultMessage({ code: 'payment.processing', data: PROCESSING }) : null,
    };
  }
}

/** The payer of an attempt: the gift card alone if it covers everything, whatever was chosen. */
const wayOf = (payment: Payment, share: GiftCardShare) =>
  share.toPayInCents === 0
    ? { method: BY_GIFT_CARD, providerToken: null, share }
    : { method: payment.method, providerToken: tokenOf(payment), share };

/** True if the shopper asks for the page that is already open for the cart, for example in another tab. */
const isSameRequest = (
  { method, cartVersion, amountInCents, giftCardInCents }: PaymentAttempt,
  { payment, ...agreement }: OrderRequest,
): boolean =>
  method === payment.method &&
  cartVersion === agreement.cartVersion &&
  giftCardInCents === agreement.giftCardInCents &&
  addCents(amountInCents, giftCardInCents) === agreement.expectedTotalInCents;
