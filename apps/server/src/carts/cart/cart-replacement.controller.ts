import { Controller } from '@nestjs/common';
import { type CartReply, type HandlerInput, keepBothOrders } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { BearerToken, Bind, Input, MaybeCustomer } from '../../platform/http/index.js';
import { cartAt } from './cart-at.js';
import { ChangeCart } from './change-cart.js';

@Controller()
export class CartReplacementController {
  constructor(private readonly changeCart: ChangeCart) {}

  @Bind(keepBothOrders)
  keep(
    @BearerToken() token: string,
    @Input() { query }: HandlerInput<typeof keepBothOrders>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, query, customer), () => ok({ replaces: null }));
  }
}
