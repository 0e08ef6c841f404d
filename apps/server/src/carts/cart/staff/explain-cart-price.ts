import { Injectable } from '@nestjs/common';
import type { explainPriceOfCart, HandlerReply } from '@simpletread/contract';
import {
  explainPrice,
  listNotesOf,
  missNotesOf,
  ok,
  type PriceContext,
  type PriceShopper,
  type Result,
} from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import {
  CouponCodes,
  PastPrices,
  pricedCartReply,
  type PriceView,
  PriceViews,
} from '../../../pricing/index.js';
import { type PriceQuestion, SupposedCart, type SupposedFacts } from './supposed-cart.js';

const shopperOf = ({ uses = [], ...shopper }: PriceQuestion['shopper']): Partial<PriceShopper> => ({
  ...shopper,
  uses: new Map(uses.map(({ promotionId, times }) => [promotionId, times])),
});

/** Prices a cart that is only supposed, by the very rules and steps by which carts are priced and charged, or were. */
@Injectable()
export class ExplainCartPrice {
  constructor(
    private readonly carts: SupposedCart,
    private readonly views: PriceViews,
    private readonly past: PastPrices,
    private readonly coupons: CouponCodes,
    private readonly clock: Clock,
  ) {}

  /** `asker` is the party that is stopped after too many unknown codes. */
  async run(
    question: PriceQuestion,
    asker: string,
  ): Promise<Result<HandlerReply<typeof explainPriceOfCart>>> {
    const at = question.at === null ? null : new Date(question.at);
    const then = at !== null && at < this.clock.now() ? at : null;
    const facts = await this.carts.find(question, then);
    if (!facts.ok) return facts;
    const view =
      then === null
        ? await this.viewOf(question, facts.value, at, asker)
        : await this.pastView(question, facts.value, then, asker);
    if (!view.ok) return view;
    const { zip: _, ...request } = facts.value;
    const { context, rules } = view.value;
    const explained = explainPrice({ ...request, context }, rules);
    return ok({
      at: context.at.toISOString(),
      pricing: pricedCartReply(explained.priced),
      lists: listNotesOf(explained, context.at).map((note) => ({ ...note, tiers: [...note.tiers] })),
      missed: missNotesOf(explained.missed).map((note) => ({ ...note })),
    });
  }

  private async viewOf(
    { shopper, vehicle, paymentMethod, code }: PriceQuestion,
    { zip }: SupposedFacts,
    at: Date | null,
    asker: string,
  ): Promise<Result<PriceView>> {
    const coupon = code === null ? ok(null) : await this.couponNow(code, asker);
    if (!coupon.ok) return coupon;
    const occasion = { ...(at === null ? {} : { at }), zip, vehicle, paymentMethod, coupon: coupon.value };
    return ok(await this.views.supposed(shopperOf(shopper), occasion));
  }

  private async pastView(
    { shopper, vehicle, paymentMethod, code }: PriceQuestion,
    { zip }: SupposedFacts,
    at: Date,
    asker: string,
  ): Promise<Result<PriceView>> {
    // Guesses count, whenever they are for: a code that is good no more is as good then as it was.
    const known = code === null ? ok(null) : await this.couponNow(code, asker);
    const isGuess = !known.ok && ['coupon.unknown', 'request.rateLimited'].includes(known.fault.code);
    return isGuess ? known : this.past.view(shopperOf(shopper), { at, zip, vehicle, paymentMethod }, code);
  }

  private couponNow(text: string, guesser: string): Promise<Result<PriceContext['coupon']>> {
    return this.coupons.resolve({ text, current: null, guesser });
  }
}
