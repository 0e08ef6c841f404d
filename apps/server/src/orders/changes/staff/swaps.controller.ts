import { Controller } from '@nestjs/common';
import { getOrderSwap, type HandlerInput, type HandlerReply } from '@simpletread/contract';
import { mayChange, ok, refuse, type Result } from '@simpletread/domain';

import { Bind, Input } from '../../../platform/http/index.js';
import { OrderReader } from '../../order/index.js';
import { changeableState } from '../changeable-order.js';
import { SwapTokens } from '../swap/index.js';

@Controller()
export class StaffSwapsController {
  constructor(
    private readonly orders: OrderReader,
    private readonly tokens: SwapTokens,
  ) {}

  @Bind(getOrderSwap)
  async link(
    @Input() { params }: HandlerInput<typeof getOrderSwap>,
  ): Promise<Result<HandlerReply<typeof getOrderSwap>>> {
    const order = await this.orders.byId(params.id);
    if (order === null) return refuse('record.missing');
    const may = mayChange(changeableState(order, 'staff'), 'tires');
    return may.ok ? ok({ link: this.tokens.link(order, 'staff') }) : may;
  }
}
