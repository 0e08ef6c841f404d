import { Controller } from '@nestjs/common';
import {
  getPayLaterTerms,
  getPaymentOptions,
  type HandlerInput,
  type HandlerReply,
  returnFromLender,
} from '@simpletread/contract';
import { ok, payLaterTerms, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Config } from '../../platform/config/index.js';
import { BearerToken, Bind, Input, MaybeCustomer } from '../../platform/http/index.js';
import { ReturnFromLender } from './return-from-lender.js';
import { ShowPaymentOptions } from './show-payment-options.js';

@Controller()
export class PayLaterController {
  constructor(
    private readonly options: ShowPaymentOptions,
    private readonly returning: ReturnFromLender,
    private readonly config: Config,
  ) {}

  @Bind(getPayLaterTerms)
  terms(): Result<HandlerReply<typeof getPayLaterTerms>> {
    const { payLaterMethods } = this.config;
    return ok({ lenders: payLaterMethods.map((method) => ({ method, ...payLaterTerms(method) })) });
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
