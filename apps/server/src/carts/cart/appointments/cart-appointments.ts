import { Injectable } from '@nestjs/common';
import type { OfferedAppointments } from '@simpletread/contract';
import { type AppointmentChoice, mapResult, ok, refuse, type Result } from '@simpletread/domain';

import { AppointmentCalendar } from '../../../installers/index.js';
import { hashToken } from '../../../platform/ids/index.js';
import type { Cart, CartChange } from '../cart.js';
import { CartRepository } from '../cart.repository.js';
import { ChooseShop } from '../delivery/choose-shop.js';
import { LoadCart } from '../load-cart.js';

/** Shows when shops can mount the tires of a cart, and keeps which slot is wanted. */
@Injectable()
export class CartAppointments {
  constructor(
    private readonly carts: CartRepository,
    private readonly loadCart: LoadCart,
    private readonly chooseShop: ChooseShop,
    private readonly calendar: AppointmentCalendar,
  ) {}

  /** Those of the cart's shop where no code is given. */
  async show(token: string, shopCode: string | null): Promise<Result<OfferedAppointments>> {
    const cart = await this.carts.find(hashToken(token));
    if (cart === null) return refuse('record.missing');
    const shop =
      shopCode === null
        ? await this.chooseShop.ofCart(cart)
        : await this.chooseShop.byCode({ cart, tires: await this.loadCart.tiresOf(cart) }, shopCode);
    return shop.ok ? ok(await this.calendar.show(shop.value, { cartId: cart.cartId })) : shop;
  }

  async choose(cart: Cart, choice: AppointmentChoice | null): Promise<Result<CartChange>> {
    if (choice === null) return ok({ appointment: null });
    const shop = await this.chooseShop.ofCart(cart);
    // A shop that takes no more work must be replaced.
    if (!shop.ok) return refuse('shop.required');
    const read = await this.calendar.read(shop.value, choice, { cartId: cart.cartId });
    return mapResult(read, (appointment) => ({ appointment }));
  }
}
