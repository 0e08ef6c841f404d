import { Injectable } from '@nestjs/common';
import type { HandlerReply, QuoteView, takeQuote } from '@simpletread/contract';
import {
  formatQuoteNumber,
  goodsOfOption,
  ok,
  type QuoteOption,
  quoteStateAt,
  refuse,
  type Result,
} from '@simpletread/domain';

import { FillCart, UsedHolds } from '../../../carts/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { hashToken } from '../../../platform/ids/index.js';
import { CustomerStep } from './customer-step.js';
import { heldGoods, type Quote, type QuoteSending } from '../quote.js';
import { QuoteOffers } from '../quote-offers.js';
import { QuoteRepository } from '../store/quote.repository.js';

type SentQuote = Quote & { readonly sending: QuoteSending };

interface Taking {
  readonly token: string;
  readonly cartToken: string | null;
  readonly accountId: string | null;
  /** Null for the first one. */
  readonly option: QuoteOption | null;
}

/** The view and actions of a quote for the holder of its link. */
@Injectable()
export class QuoteForCustomer {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly offers: QuoteOffers,
    private readonly carts: FillCart,
    private readonly holds: UsedHolds,
    private readonly step: CustomerStep,
    private readonly clock: Clock,
  ) {}

  async show(token: string): Promise<Result<QuoteView>> {
    const found = await this.find(token);
    if (!found.ok) return found;
    const quote = found.value;
    const { sentAt, lastDay, endsAt, options } = quote.sending;
    const isHeld = options[0].held !== null && !(await this.holds.isUsed(quote.id));
    const shown = await Promise.all(
      options.map(async ({ option, offer: sentOffer }) => {
        const goods = isHeld ? heldGoods(quote, option) : goodsOfOption(quote.goods, option);
        const { offer, payLater, receiving } = await this.offers.now(goods);
        return { receiving, option: { option, sentOffer, offer: { ...offer, payLater } } };
      }),
    );
    const [first, ...others] = shown;
    if (first === undefined) throw new Error(`${quote.id} was sent without options`);
    return ok({
      number: formatQuoteNumber(quote.number),
      state: quoteStateAt(quote.state, endsAt, this.clock.now()),
      firstName: quote.firstName,
      madeBy: quote.madeBy.name,
      message: quote.message,
      zip: quote.goods.zip,
      vehicle: quote.goods.vehicle,
      sentAt: sentAt.toISOString(),
      lastDay,
      isHeld,
      receiving: first.receiving,
      ...first.option,
      others: others.map(({ option }) => option),
      takenOption: quote.takenOption,
    });
  }

  async open(token: string): Promise<Result<undefined>> {
    const found = await this.find(token);
    if (!found.ok) return found;
    const opened = await this.step.run(found.value.id, 'open');
    return opened.ok ? ok(undefined) : opened;
  }

  /** Taking a quote puts its held prices into the cart; stock and verdicts are the current ones. */
  async take({
    token,
    cartToken,
    accountId,
    option,
  }: Taking): Promise<Result<HandlerReply<typeof takeQuote>>> {
    const found = await this.find(token);
    if (!found.ok) return found;
    const { id, state, sending } = found.value;
    const now = this.clock.now();
    if (state === 'withdrawn') return refuse('quote.withdrawn');
    if (now >= sending.endsAt) return refuse('quote.expired');
    const chosen = sending.options.find((one) => one.option === (option ?? sending.options[0].option));
    if (chosen === undefined) return refuse('quote.optionMissing');
    const filled = await this.carts.run({ cartToken, accountId }, heldGoods(found.value, chosen.option));
    if (!filled.ok) return filled;
    const taken = await this.step.run(id, 'take', chosen);
    return taken.ok ? filled : taken;
  }

  private async find(token: string): Promise<Result<SentQuote, 'quote.unknown'>> {
    const quote = await this.quotes.byToken(hashToken(token));
    const sending = quote?.sending ?? null;
    return quote === null || sending === null ? refuse('quote.unknown') : ok({ ...quote, sending });
  }
}
