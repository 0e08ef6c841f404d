import { Controller, Res } from '@nestjs/common';
import {
  askAboutQuote,
  type HandlerInput,
  openQuote,
  printQuote,
  showQuote,
  takeQuote,
} from '@simpletread/contract';
import type { FastifyReply } from 'fastify';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { Bind, BindStream, Input, MaybeCustomer } from '../../../platform/http/index.js';
import { SendQuoteFile } from '../letters/send-quote-file.js';
import { AskAboutQuote } from './ask-about-quote.js';
import { QuoteForCustomer } from './quote-for-customer.js';

@Controller()
export class QuotesController {
  constructor(
    private readonly quotes: QuoteForCustomer,
    private readonly asking: AskAboutQuote,
    private readonly file: SendQuoteFile,
  ) {}

  @Bind(showQuote)
  show(@Input() { body }: HandlerInput<typeof showQuote>) {
    return this.quotes.show(body.token);
  }

  @BindStream(printQuote, { rate: 'strict' })
  print(@Input() { body }: HandlerInput<typeof printQuote>, @Res() reply: FastifyReply): Promise<void> {
    return this.file.toCustomer(reply, body.token);
  }

  @Bind(openQuote)
  open(@Input() { body }: HandlerInput<typeof openQuote>) {
    return this.quotes.open(body.token);
  }

  @Bind(askAboutQuote, { rate: 'strict' })
  ask(@Input() { body }: HandlerInput<typeof askAboutQuote>) {
    return this.asking.run(body.token, body.question);
  }

  @Bind(takeQuote)
  take(
    @Input() { body }: HandlerInput<typeof takeQuote>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ) {
    return this.quotes.take({ ...body, accountId: customer?.accountId ?? null });
  }
}
