import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, quoteReceivingOptions } from '@simpletread/contract';
import { goodsOfOption, ok, optionsOf, type Result } from '@simpletread/domain';

import { OfferDelivery } from '../../../carts/index.js';
import { QuoteOffers } from '../quote-offers.js';

/** The places and times that suit every option of a quote while it is written. */
@Injectable()
export class ReceivingOptions {
  constructor(
    private readonly offers: QuoteOffers,
    private readonly delivery: OfferDelivery,
  ) {}

  async run({
    shopCode,
    ...asked
  }: HandlerInput<typeof quoteReceivingOptions>['body']): Promise<
    Result<HandlerReply<typeof quoteReceivingOptions>>
  > {
    const checked = await this.offers.check({ ...asked, delivery: null });
    if (!checked.ok) return checked;
    const goods = checked.value;
    const [first = 'good', ...others] = optionsOf(goods.lines);
    const sets = [
      goodsOfOption(goods, first),
      ...others.map((option) => goodsOfOption(goods, option)),
    ] as const;
    const counters = await this.delivery.counters(asked.zip, sets);
    if (!counters.ok) return counters;
    const times = shopCode === null ? ok(null) : await this.delivery.times(shopCode, sets);
    return times.ok ? ok({ counters: [...counters.value], times: times.value }) : times;
  }
}
