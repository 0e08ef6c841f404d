import { Controller } from '@nestjs/common';
import {
  type CartReply,
  findWarehousePickups,
  type HandlerInput,
  type ReplyOf,
  setCartDelivery,
  setCartZip,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { BearerToken, Bind, Input, MaybeCustomer } from '../../../platform/http/index.js';
import { accountIdOf, cartAt } from '../cart-at.js';
import { ChangeCart } from '../change-cart.js';
import { FindWarehousePickups } from './find-warehouse-pickups.js';
import { SetCartDelivery } from './set-cart-delivery.js';
import { SetCartZip } from './set-cart-zip.js';

@Controller()
export class CartDeliveryController {
  constructor(
    private readonly changeCart: ChangeCart,
    private readonly setZip: SetCartZip,
    private readonly setDelivery: SetCartDelivery,
    private readonly pickups: FindWarehousePickups,
  ) {}

  @Bind(findWarehousePickups)
  warehousePickups(
    @BearerToken() token: string,
    @Input() { query }: HandlerInput<typeof findWarehousePickups>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<ReplyOf<typeof findWarehousePickups>>> {
    return this.pickups.run(token, query, { accountId: accountIdOf(customer) });
  }

  @Bind(setCartZip)
  zip(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof setCartZip>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, body, customer), () => this.setZip.run(body.zip));
  }

  @Bind(setCartDelivery)
  delivery(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof setCartDelivery>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, body, customer), (open) => this.setDelivery.run(open, body));
  }
}
