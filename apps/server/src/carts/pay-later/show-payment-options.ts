import { Injectable } from '@nestjs/common';
import type { getPaymentOptions, HandlerReply, PaymentOption } from '@simpletread/contract';
import {
  type Cents,
  cents,
  checkLenderFor,
  checkPayLater,
  isPayLater,
  type OfferedLender,
  ok,
  paymentMethodName,
  type PricedCart,
  type Result,
  splitTenders,
  ZERO_CENTS,
} from '@simpletread/domain';

import { LoadCart } from '../cart/index.js';
import { CartGiftCard } from '../gift-card-choice/index.js';
import { pricedCartReply } from '../../pricing/index.js';
import { isAway, type PaymentAttempt, PaymentAttemptRepository } from '../payment-attempts/index.js';
import { Lenders } from '../../content/index.js';

type Reply = HandlerReply<typeof getPaymentOptions>;

interface Costs {
  readonly pricing: PricedCart;
  readonly byCard: PricedCart;
  /** The part that the chosen gift card can pay. */
  readonly balance: Cents;
}

interface Customer {
  readonly accountId: string | null;
}

/** The ways to pay for a cart with what it costs in each, made by the rules by which it is charged. */
@Injectable()
export class ShowPaymentOptions {
  constructor(
    private readonly loadCart: LoadCart,
    private readonly attempts: PaymentAttemptRepository,
    private readonly lenders: Lenders,
    private readonly giftCards: CartGiftCard,
  ) {}

  async run(cartToken: string, { accountId }: Customer): Promise<Result<Reply, 'record.missing'>> {
    const byCard = await this.loadCart.byToken(cartToken, { accountId, paymentMethod: 'card' });
    if (!byCard.ok) return byCard;
    const { cart, pricing, context } = byCard.value;
    const tires = await this.loadCart.tiresOf(cart);
    const giftCards = await this.giftCards.of(cart.cartId, accountId);
    const balance = giftCards.chosen?.balanceInCents ?? ZERO_CENTS;
    const options = [this.option(null, { pricing, byCard: pricing, balance })];
    for (const lender of await this.lenders.all()) {
      const { method: paymentMethod } = lender;
      if (!checkLenderFor(paymentMethod, context.shopper.accountTypes).ok) continue;
      const priced = await this.loadCart.priced(cart, tires, { accountId, paymentMethod });
      options.push(this.option(lender, { pricing: priced.pricing, byCard: pricing, balance }));
    }
    return ok({ options, giftCards, away: awayOf(await this.attempts.ofCart(cart.cartId)) });
  }

  /** Of a lender; null for a card. */
  private option(lender: OfferedLender | null, { pricing, byCard, balance }: Costs): PaymentOption {
    const { moneyInCents: toPayInCents, giftCardInCents } = splitTenders(pricing.totalInCents, balance);
    const method = lender?.method ?? 'card';
    return {
      method,
      name: paymentMethodName(method),
      leastInCents: lender?.leastInCents ?? null,
      mostInCents: lender?.mostInCents ?? null,
      isAvailable: lender === null || checkPayLater(lender.method, toPayInCents, [lender.method], lender).ok,
      giftCardInCents,
      toPayInCents,
      savingInCents: cents(Math.max(0, byCard.totalInCents - pricing.totalInCents)),
      pricing: pricedCartReply(pricing),
    };
  }
}

const awayOf = (attempt: PaymentAttempt | null): Reply['away'] =>
  attempt !== null && isAway(attempt) && isPayLater(attempt.method)
    ? { method: attempt.method, orderNumber: attempt.draft.orderNumber }
    : null;
