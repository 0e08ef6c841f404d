import { Controller } from '@nestjs/common';
import { explainPriceOfCart, type HandlerInput, type HandlerReply } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, Staff } from '../../../platform/http/index.js';
import { ExplainCartPrice } from './explain-cart-price.js';

@Controller()
export class PriceExplanationsController {
  constructor(private readonly explain: ExplainCartPrice) {}

  @Bind(explainPriceOfCart)
  run(
    @Input() { body }: HandlerInput<typeof explainPriceOfCart>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<HandlerReply<typeof explainPriceOfCart>>> {
    return this.explain.run(body, `staff:${staff.staffId}`);
  }
}
