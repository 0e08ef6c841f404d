import { Injectable } from '@nestjs/common';
import { faultMessage, type HandlerReply, placeOrder } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { LoadCart } from '../carts/index.js';
import { OrderTokens } from '../orders/index.js';
import { type Agreement, checkCart } from './check-cart.js';
import type { PaymentAttempt } from './payment-attempt.js';
import { PaymentAttemptRepository } from './payment-attempt.repository.js';
import { SettleAttempt } from './settle-attempt.js';
import { StartAttempt } from './start-attempt.js';
import { TakePayment } from './take-payment.js';

type PlaceOrderReply = HandlerReply<typeof placeOrder>;

export interface OrderRequest extends Agreement {
  readonly cartToken: string;
  readonly cardToken: string;
  /** The signed-in customer's; null for a guest. */
  readonly accountId: string | null;
}

/** The provider's number for "not answered yet". */
const PROCESSING = { providerCode: 539 };

/** Buys a cart: checked and priced, stock held, attempt written down, charged, placed. docs/decisions/0015 tells the steps. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly loadCart: LoadCart,
    private readonly attempts: PaymentAttemptRepository,
    private readonly startAttempt: StartAttempt,
    private readonly takePayment: TakePayment,
    private readonly settle: SettleAttempt,
    private readonly tokens: OrderTokens,
  ) {}

  async run({
    cartToken,
    cardToken,
    accountId,
    ...agreement
  }: OrderRequest): Promise<Result<PlaceOrderReply>> {
    const loaded = await this.loadCart.byToken(cartToken, { accountId, isCharged: true });
    if (!loaded.ok) return loaded;
    const { cart } = loaded.value;
    const checked = checkCart(loaded.value, agreement);
    const started = checked.ok
      ? await this.startAttempt.run(loaded.value, { ...checked.value, accountId }, cardToken)
      : checked;
    if (started.ok) return this.pay(started.value, cardToken);
    // What stood in the way may be an earlier attempt for the same cart, such as the tires that it holds.
    const earlier = await this.attempts.ofCart(cart.cartId);
    return earlier === null ? started : this.repeated(earlier, cardToken);
  }

  private async pay(attempt: PaymentAttempt, cardToken: string): Promise<Result<PlaceOrderReply>> {
    const outcome = await this.takePayment.run(attempt, cardToken);
    const settled = await this.settle.run(attempt, outcome, { isShopperWaiting: true });
    return settled.ok ? ok(this.reply(attempt, settled.value)) : settled;
  }

  /** The same card again is the same wish, as after a lost answer; another card must not pay a second time. */
  private repeated(attempt: PaymentAttempt, cardToken: string): Result<PlaceOrderReply> {
    const isPlaced = attempt.state === 'captured';
    if (attempt.providerToken === cardToken)
      return ok(this.reply(attempt, isPlaced ? 'placed' : 'processing'));
    return isPlaced ? refuse('cart.alreadyOrdered') : refuse('payment.processing', PROCESSING);
  }

  private reply({ draft }: PaymentAttempt, state: PlaceOrderReply['state']): PlaceOrderReply {
    return {
      state,
      orderNumber: draft.orderNumber,
      orderToken: this.tokens.of(draft.orderId),
      message: state === 'placed' ? null : faultMessage({ code: 'payment.processing', data: PROCESSING }),
    };
  }
}
