import { Controller } from '@nestjs/common';
import {
  getPayLaterTerms,
  getPaymentOptions,
  type HandlerInput,
  type HandlerReply,
  returnFromLender,
} from '@simpletread/contract';
import { firstOrderOffer, ok, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { BearerToken, Bind, Input, MaybeCustomer } from '../../platform/http/index.js';
import { PriceBook } from '../../pricing/index.js';
import { Lenders } from '../../content/index.js';
import { ReturnFromLender } from './return-from-lender.js';
import { ShowPaymentOptions } from './show-payment-options.js';

@Controller()
export class PayLaterController {
  constructor(
    private readonly options: ShowPaymentOptions,
    private readonly returning: ReturnFromLender,
    private readonly lenders: Lenders,
    private readonly book: PriceBook,
    private readonly clock: Clock,
  ) {}

  @Bind(getPayLaterTerms)
  async terms(): Promise<Result<HandlerReply<typeof getPayLaterTerms>>> {
    const lenders = await this.lenders.all();
    const { promotions } = await this.book.rules();
    const offer = firstOrderOffer(promotions, this.clock.now());
    const methods =
      offer?.methods.filter((method) => lenders.some((lender) => lender.method === method)) ?? [];
    return ok({
      lenders,
      firstOrder: offer === null || methods.length === 0 ? null : { ratePpm: offer.rate, methods },
    });
  }

  @Bind(getPaymentOptions)
  ways(
    @BearerToken() cartToken: string,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<HandlerReply<typeof getPaymentOptions>>> {
    return this.options.run(cartToken, { accountId: customer?.accountId ?? null });
  }

  @Bind(returnFromLender, { rate: 'strict' })
  back(
    @Input() { body }: HandlerInput<typeof returnFromLender>,
  ): Promise<Result<HandlerReply<typeof returnFromLender>>> {
    return this.returning.run(body);
  }
}
