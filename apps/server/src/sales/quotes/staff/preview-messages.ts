import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, previewQuoteMessages } from '@simpletread/contract';
import {
  ok,
  parseQuoteNumber,
  quoteEndsAt,
  quoteLastDay,
  type QuoteNumber,
  type Result,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { QuoteLetters } from '../letters/quote-letters.js';
import { QuoteOffers } from '../quote-offers.js';

/** Stands for the number that a quote gets once it is saved. */
const NO_NUMBER = 'XXXXXXXXXX' as QuoteNumber;

/** Shows the email and the text of a quote while it is written, by the steps with which it is sent. */
@Injectable()
export class PreviewMessages {
  constructor(
    private readonly offers: QuoteOffers,
    private readonly letters: QuoteLetters,
    private readonly clock: Clock,
  ) {}

  async run(
    { number, firstName, email, message, ...asked }: HandlerInput<typeof previewQuoteMessages>['body'],
    { name, staffId }: StaffPrincipal,
  ): Promise<Result<HandlerReply<typeof previewQuoteMessages>>> {
    const goods = await this.offers.check(asked);
    if (!goods.ok) return goods;
    const lastDay = quoteLastDay(this.clock.now());
    const accountId = await this.offers.accountOf(email);
    const options = await this.offers.options(goods.value, quoteEndsAt(lastDay), accountId);
    if (!options.ok) return options;
    const quote = {
      ...{ firstName, email: email ?? '', phone: '', message, goods: goods.value, madeBy: { staffId, name } },
      number: parseQuoteNumber(number ?? '') ?? NO_NUMBER,
    };
    const receiving = options.value[0]?.receiving ?? null;
    return ok(await this.letters.preview({ quote, options: options.value, receiving, lastDay }));
  }
}
