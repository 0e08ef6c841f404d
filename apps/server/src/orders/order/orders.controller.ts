import { Controller } from '@nestjs/common';
import { boughtWith, type HandlerInput, type OrderView, trackOrder } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { ShowBoughtWith } from '../bought-with/index.js';
import { ShowOrder } from './view/show-order.js';

@Controller()
export class OrdersController {
  constructor(
    private readonly showOrder: ShowOrder,
    private readonly showBoughtWith: ShowBoughtWith,
  ) {}

  @Bind(boughtWith)
  boughtWith(@Input() { params }: HandlerInput<typeof boughtWith>) {
    return this.showBoughtWith.run(params.itemNumber);
  }

  @Bind(trackOrder, { rate: 'strict' })
  track(@Input() { body }: HandlerInput<typeof trackOrder>): Promise<Result<OrderView>> {
    return this.showOrder.byNumberAndZip(body.orderNumber, body.zip);
  }
}
