import { Injectable } from '@nestjs/common';
import { faultMessage, type HandlerReply, type placeOrder } from '@simpletread/contract';
import { checkPayLater, isPayLater, ok, refuse, type Result } from '@simpletread/domain';

import { LoadCart, type PricedOpenCart } from '../carts/index.js';
import { OrderTokens } from '../orders/index.js';
import { Config } from '../platform/config/index.js';
import { type Agreement, checkCart, type OrderableCart } from './check-cart.js';
import { EndVisit } from './pay-later/end-visit.js';
import { PayAttempt, type Payment } from './pay-attempt.js';
import { ABANDONED, isAway, type PaymentAttempt } from './payment-attempt.js';
import { PaymentAttemptRepository } from './payment-attempt.repository.js';
import { StartAttempt, type StartedAttempt } from './start-attempt.js';

type PlaceOrderReply = HandlerReply<typeof placeOrder>;

export interface OrderRequest extends Agreement {
  readonly cartToken: string;
  readonly payment: Payment;
  /** The signed-in customer's; null for a guest. */
  readonly accountId: string | null;
}

/** The provider's number for "not answered yet". */
const PROCESSING = { providerCode: 539 };

const tokenOf = (payment: Payment): string | null => (payment.method === 'card' ? payment.token : null);

/** Buys a cart: checked and priced, stock held, attempt written down, charged, placed. docs/decisions/0015 tells the steps. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly loadCart: LoadCart,
    private readonly attempts: PaymentAttemptRepository,
    private readonly startAttempt: StartAttempt,
    private readonly payAttempt: PayAttempt,
    private readonly endVisit: EndVisit,
    private readonly tokens: OrderTokens,
    private readonly config: Config,
  ) {}

  async run(request: OrderRequest): Promise<Result<PlaceOrderReply>> {
    const { payment, accountId } = request;
    const loaded = await this.load(request);
    if (!loaded.ok) return loaded;
    const earlier = await this.attempts.ofCart(loaded.value.cart.cartId);
    if (earlier !== null && isAway(earlier) && loaded.value.cart.version === request.cartVersion) {
      if (isSameWish(earlier, request)) return ok(this.reply(earlier, 'away'));
      // Nothing is taken for a visit that has ended, whatever the lender's page is told later.
      await this.endVisit.run(earlier.attemptId, ABANDONED);
      return this.run(request);
    }
    const checked = this.check(loaded.value, request);
    const started = checked.ok
      ? await this.startAttempt.run(
          loaded.value,
          { ...checked.value, accountId },
          { method: payment.method, providerToken: tokenOf(payment) },
        )
      : checked;
    if (started.ok) return this.pay(started.value, payment);
    // What stood in the way may be an earlier attempt for the same cart, such as the tires that it holds.
    const other = await this.attempts.ofCart(loaded.value.cart.cartId);
    return other === null ? started : this.repeated(other, payment);
  }

  /** As it costs when paid in this way, whatever the cart was shown with. */
  private load({ cartToken, accountId, payment }: OrderRequest): Promise<Result<PricedOpenCart>> {
    return this.loadCart.byToken(cartToken, { accountId, isCharged: true, paymentMethod: payment.method });
  }

  private check(priced: PricedOpenCart, { payment, ...agreement }: OrderRequest): Result<OrderableCart> {
    const checked = checkCart(priced, agreement);
    if (!checked.ok || !isPayLater(payment.method)) return checked;
    const taken = checkPayLater(payment.method, priced.pricing.totalInCents, this.config.payLaterMethods);
    return taken.ok ? checked : taken;
  }

  private async pay(attempt: StartedAttempt, payment: Payment): Promise<Result<PlaceOrderReply>> {
    const paid = await this.payAttempt.run(attempt, payment);
    return paid.ok ? ok(this.reply(paid.value.attempt, paid.value.state)) : paid;
  }

  /** The same card or lender again is the same wish, as after a lost answer; another must not pay a second time. */
  private repeated(attempt: PaymentAttempt, payment: Payment): Result<PlaceOrderReply> {
    const isPlaced = attempt.state === 'captured';
    if (attempt.method === payment.method && attempt.providerToken === tokenOf(payment)) {
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

/** Whether the shopper asks for the very page that is open for the cart already, as in another tab. */
const isSameWish = (
  { method, cartVersion, amountInCents }: PaymentAttempt,
  { payment, ...agreement }: OrderRequest,
): boolean =>
  method === payment.method &&
  cartVersion === agreement.cartVersion &&
  amountInCents === agreement.expectedTotalInCents;
