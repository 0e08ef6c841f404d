import { Controller } from '@nestjs/common';
import {
  getCartAppointments,
  type HandlerInput,
  listCartShops,
  type OfferedAppointments,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import { BearerToken, Bind, Input } from '../../../platform/http/index.js';
import { CartAppointments } from './cart-appointments.js';

@Controller()
export class CartAppointmentsController {
  constructor(private readonly appointments: CartAppointments) {}

  @Bind(getCartAppointments)
  show(
    @BearerToken() token: string,
    @Input() { query }: HandlerInput<typeof getCartAppointments>,
  ): Promise<Result<OfferedAppointments>> {
    return this.appointments.show(token, query.shopCode ?? null);
  }

  @Bind(listCartShops)
  ofShops(@BearerToken() token: string, @Input() { query }: HandlerInput<typeof listCartShops>) {
    return this.appointments.ofShops(token, query.codes);
  }
}
