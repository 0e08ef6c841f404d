import { Controller } from '@nestjs/common';
import {
  type CartReply,
  getCartAppointments,
  type HandlerInput,
  type OfferedAppointments,
  setCartAppointment,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { BearerToken, Bind, Input, MaybeCustomer } from '../../../platform/http/index.js';
import { CartAppointments } from './cart-appointments.js';
import { cartAt } from '../cart-at.js';
import { ChangeCart } from '../change-cart.js';

@Controller()
export class CartAppointmentsController {
  constructor(
    private readonly changeCart: ChangeCart,
    private readonly appointments: CartAppointments,
  ) {}

  @Bind(getCartAppointments)
  show(
    @BearerToken() token: string,
    @Input() { query }: HandlerInput<typeof getCartAppointments>,
  ): Promise<Result<OfferedAppointments>> {
    return this.appointments.show(token, query.shopCode ?? null);
  }

  @Bind(setCartAppointment)
  choose(
    @BearerToken() token: string,
    @Input() { body }: HandlerInput<typeof setCartAppointment>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
  ): Promise<Result<CartReply>> {
    return this.changeCart.run(cartAt(token, body, customer), ({ cart }) =>
      this.appointments.choose(cart, body.appointment),
    );
  }
}
