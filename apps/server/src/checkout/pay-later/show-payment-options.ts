import { Injectable } from '@nestjs/common';
import type { getPaymentOptions, HandlerReply, PaymentOption } from '@simpletread/contract';
import {
  checkPayLater,
  cents,
  isPayLater,
  ok,
  type PaymentMethod,
  paymentMethodName,
  payLaterTerms,
  type PricedCart,
  type Result,
} from '@simpletread/domain';

import { LoadCart } from '../../carts/index.js';
import { Config } from '../../platform/config/index.js';
import { pricedCartReply } from '../../pricing/index.js';
import { isAway, type PaymentAttempt } from '../payment-attempt.js';
import { PaymentAttemptRepository } from '../payment-attempt.repository.js';

type Reply = HandlerReply<typeof getPaymentOptions>;

interface Customer {
  readonly accountId: string | null;
}

/** The ways to pay for a cart with what it costs in each, made by the rules by which it is charged. */
@Injectable()
export class ShowPaymentOptions {
  constructor(
    private readonly loadCart: LoadCart,
    private readonly attempts: PaymentAttemptRepository,
    private readonly config: Config,
  ) {}

  async run(cartToken: string, { accountId }: Customer): Promise<Result<Reply, 'record.missing'>> {
    const byCard = await this.loadCart.byToken(cartToken, { accountId, paymentMethod: 'card' });
    if (!byCard.ok) return byCard;
    const { cart, pricing } = byCard.value;
    const tires = await this.loadCart.tiresOf(cart);
    const options = [this.option('card', pricing, pricing)];
    for (const method of this.config.payLaterMethods) {
      const priced = await this.loadCart.priced(cart, tires, { accountId, paymentMethod: method });
      options.push(this.option(method, priced.pricing, pricing));
    }
    return ok({ options, away: awayOf(await this.attempts.ofCart(cart.cartId)) });
  }

  private option(method: PaymentMethod, pricing: PricedCart, byCard: PricedCart): PaymentOption {
    const terms = isPayLater(method) ? payLaterTerms(method) : null;
    return {
      method,
      name: paymentMethodName(method),
      leastInCents: terms?.leastInCents ?? null,
      mostInCents: terms?.mostInCents ?? null,
      isAvailable:
        !isPayLater(method) || checkPayLater(method, pricing.totalInCents, this.config.payLaterMethods).ok,
      savingInCents: cents(Math.max(0, byCard.totalInCents - pricing.totalInCents)),
      pricing: pricedCartReply(pricing),
    };
  }
}

const awayOf = (attempt: PaymentAttempt | null): Reply['away'] =>
  attempt !== null && isAway(attempt) && isPayLater(attempt.method)
    ? { method: attempt.method, orderNumber: attempt.draft.orderNumber }
    : null;
