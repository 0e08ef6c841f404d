import { Controller } from '@nestjs/common';
import {
  type CartReply,
  type HandlerInput,
  setCartFulfilment,
  setCartShipTo,
  setCartZip,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { BearerToken, Bind, Input, MaybeCustomer } from '../../../platform/http/index.js';
import { cartAt } from '../cart-at.js';
import { ChangeCart } from '../change-cart.js';
import { SetCartFulfilment } from './set-cart-fulfilment.js';
import { SetCartShipTo } from './set-cart-ship-to.js';
import { SetCartZip } from './set-cart-zip.js';

@Controller()
export class CartDestinationController {
  constructor(
    private readonly changeCart: ChangeCart,
    private readonly setZip: SetCartZip,
    private readonly setFulfilment: SetCartFulfilment,
    private readonly setShipTo: SetCartShipTo,
  ) {}

  @Bind(setCartZip)
  zip(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof setCartZip>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, body, customer), () => this.setZip.run(body.zip));
  }

  @Bind(setCartFulfilment)
  fulfilment(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof setCartFulfilment>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, body, customer), (open) => this.setFulfilment.run(open, body));
  }

  @Bind(setCartShipTo)
  shipTo(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof setCartShipTo>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, body, customer), ({ cart }) =>
      this.setShipTo.run(cart, body.shipTo),
    );
  }
}
