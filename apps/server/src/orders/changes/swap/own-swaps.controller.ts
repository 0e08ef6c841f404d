import { Controller } from '@nestjs/common';
import { getOwnSwap, type HandlerInput, type HandlerReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { Bind, Customer, Input } from '../../../platform/http/index.js';
import { FindOwnOrder, OrderReader } from '../../order/index.js';
import { SwapTokens } from './swap-tokens.js';

@Controller()
export class OwnSwapsController {
  constructor(
    private readonly own: FindOwnOrder,
    private readonly orders: OrderReader,
    private readonly tokens: SwapTokens,
  ) {}

  @Bind(getOwnSwap)
  async link(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof getOwnSwap>,
  ): Promise<Result<HandlerReply<typeof getOwnSwap>>> {
    const orderId = await this.own.idOf(params.orderNumber, accountId);
    const order = orderId === null ? null : await this.orders.byId(orderId);
    return order === null ? refuse('record.missing') : ok({ token: this.tokens.of(order) });
  }
}
