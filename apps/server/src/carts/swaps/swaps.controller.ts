import { Controller } from '@nestjs/common';
import {
  type HandlerInput,
  type HandlerReply,
  offerSwap,
  showSwap,
  type SwapView,
  takeSwap,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Input, MaybeCustomer } from '../../platform/http/index.js';
import { OfferSwap } from './offer-swap.js';
import { ShowSwap } from './show-swap.js';
import { TakeSwap } from './take-swap.js';

@Controller()
export class SwapsController {
  constructor(
    private readonly swaps: ShowSwap,
    private readonly offers: OfferSwap,
    private readonly carts: TakeSwap,
  ) {}

  @Bind(showSwap)
  show(@Input() { body }: HandlerInput<typeof showSwap>): Promise<Result<SwapView>> {
    return this.swaps.run(body.token);
  }

  @Bind(offerSwap)
  offer(
    @Input() { body }: HandlerInput<typeof offerSwap>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<HandlerReply<typeof offerSwap>>> {
    return this.offers.run(body, customer?.accountId ?? null);
  }

  @Bind(takeSwap)
  take(
    @Input() { body }: HandlerInput<typeof takeSwap>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<HandlerReply<typeof takeSwap>>> {
    return this.carts.run(body, customer?.accountId ?? null);
  }
}
