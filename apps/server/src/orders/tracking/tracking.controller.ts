import { Controller } from '@nestjs/common';
import { type HandlerInput, type OrderView, trackOrder } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { ShowOrder } from '../order/index.js';

@Controller()
export class TrackingController {
  constructor(private readonly showOrder: ShowOrder) {}

  @Bind(trackOrder, { rate: 'strict' })
  track(@Input() { body }: HandlerInput<typeof trackOrder>): Promise<Result<OrderView>> {
    return this.showOrder.byNumberAndZip(body.orderNumber, body.zip);
  }
}
