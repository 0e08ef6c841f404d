import { Controller } from '@nestjs/common';
import {
  type ExchangeView,
  type HandlerInput,
  type HandlerReply,
  offerExchange,
  showExchange,
  takeExchange,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Input, MaybeCustomer } from '../../platform/http/index.js';
import { OfferExchange } from './offer-exchange.js';
import { TakeExchange } from './take-exchange.js';

@Controller()
export class ExchangesController {
  constructor(
    private readonly offers: OfferExchange,
    private readonly exchanges: TakeExchange,
  ) {}

  @Bind(offerExchange)
  offer(
    @Input() { body }: HandlerInput<typeof offerExchange>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<HandlerReply<typeof offerExchange>>> {
    return this.offers.run(body, customer?.accountId ?? null);
  }

  @Bind(showExchange)
  show(@Input() { body }: HandlerInput<typeof showExchange>): Promise<Result<ExchangeView>> {
    return this.exchanges.show(body.token);
  }

  @Bind(takeExchange)
  take(
    @Input() { body }: HandlerInput<typeof takeExchange>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<HandlerReply<typeof takeExchange>>> {
    return this.exchanges.take({ ...body, accountId: customer?.accountId ?? null });
  }
}
