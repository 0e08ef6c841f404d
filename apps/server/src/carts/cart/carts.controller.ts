import { Controller } from '@nestjs/common';
import {
  type CartReply,
  createCart,
  getCart,
  type HandlerInput,
  setCartVehicle,
} from '@simpletread/contract';
import { mapResult, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { BearerToken, Bind, Input, MaybeCustomer } from '../../platform/http/index.js';
import { accountIdOf, cartAt } from './cart-at.js';
import { cartReplyOf } from './cart-reply.js';
import { ChangeCart } from './change-cart.js';
import { LoadCart } from './load-cart.js';
import { OpenCart } from './open-cart.js';
import { SetCartVehicle } from './vehicle/set-cart-vehicle.js';

@Controller()
export class CartsController {
  constructor(
    private readonly openCart: OpenCart,
    private readonly loadCart: LoadCart,
    private readonly changeCart: ChangeCart,
    private readonly setVehicle: SetCartVehicle,
  ) {}

  @Bind(createCart)
  open(
    @Input() { body }: HandlerInput<typeof createCart>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<{ cartToken: string; cart: CartReply }>> {
    return this.openCart.run({ ...body, accountId: accountIdOf(customer) });
  }

  @Bind(getCart)
  async show(
    @BearerToken() token: string,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return mapResult(await this.loadCart.byToken(token, { accountId: accountIdOf(customer) }), cartReplyOf);
  }

  @Bind(setCartVehicle)
  vehicle(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof setCartVehicle>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, body, customer), (open) =>
      this.setVehicle.run(open, body.vehicle),
    );
  }
}
