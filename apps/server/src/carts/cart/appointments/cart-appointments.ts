import { Injectable } from '@nestjs/common';
import type { listCartShops, OfferedAppointments, ReplyOf } from '@simpletread/contract';
import {
  type AppointmentChoice,
  installationPrice,
  mapResult,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { wantedStock } from '../../../catalogue/index.js';
import { AppointmentCalendar, type Asking, canInstall, ShopDirectory } from '../../../installers/index.js';
import { hashToken } from '../../../platform/ids/index.js';
import type { CartChange, CartToChange } from '../cart.js';
import { CartRepository } from '../cart.repository.js';
import { CheckServiceArea } from '../delivery/check-service-area.js';
import { ChooseShop } from '../delivery/choose-shop.js';
import { LoadCart } from '../load-cart.js';

/** The query of a shop's calendar for a cart: its tires arrive as the product page promises. */
const askingFor = ({ cart: { cartId, lines }, tires }: CartToChange): Asking => {
  const byId = new Map(tires.map((tire) => [tire.tireId, tire]));
  const set = lines.flatMap(({ tireId, quantity }) => {
    const tire = byId.get(tireId);
    return tire === undefined ? [] : [{ tire, quantity }];
  });
  return { cartId, wanted: wantedStock(set) };
};

/** Shows when shops can mount the tires of a cart, and keeps which slot is wanted. */
@Injectable()
export class CartAppointments {
  constructor(
    private readonly carts: CartRepository,
    private readonly loadCart: LoadCart,
    private readonly chooseShop: ChooseShop,
    private readonly serviceArea: CheckServiceArea,
    private readonly calendar: AppointmentCalendar,
    private readonly shops: ShopDirectory,
  ) {}

  /** Those of the cart's shop where no code is given. */
  async show(token: string, shopCode: string | null): Promise<Result<OfferedAppointments>> {
    const cart = await this.carts.find(hashToken(token));
    if (cart === null) return refuse('record.missing');
    const open = { cart, tires: await this.loadCart.tiresOf(cart) };
    return this.offered(open, shopCode);
  }

  /** Prices and next free times of a page of shops for the cart's tires. Suspended and unknown shops are left out. */
  async ofShops(token: string, codes: readonly string[]): Promise<Result<ReplyOf<typeof listCartShops>>> {
    const cart = await this.carts.find(hashToken(token));
    if (cart === null) return refuse('record.missing');
    const open = { cart, tires: await this.loadCart.tiresOf(cart) };
    const shops = await this.shops.findByCodes(codes);
    const next = await this.calendar.next(shops, askingFor(open));
    const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const answers = shops.map(async (shop) => {
      const { totalInCents, savingInCents } = installationPrice(shop.installPriceInCents, count);
      return {
        shopCode: shop.code,
        canInstall: open.tires.every((tire) => canInstall(shop, tire.size)),
        isInArea: cart.shipTo === null || (await this.serviceArea.run(shop, cart.shipTo.zip)).ok,
        installationInCents: totalInCents,
        savingInCents,
        times: [...(next.get(shop.code) ?? [])],
      };
    });
    return ok({ tires: count, shops: await Promise.all(answers) });
  }

  /** The times for a cart that may not be stored yet. */
  async offered(open: CartToChange, shopCode: string | null): Promise<Result<OfferedAppointments>> {
    const shop =
      shopCode === null
        ? await this.chooseShop.ofCart(open.cart)
        : await this.chooseShop.byCode(open, shopCode);
    return shop.ok ? ok(await this.calendar.show(shop.value, askingFor(open))) : shop;
  }

  async choose(open: CartToChange, choice: AppointmentChoice | null): Promise<Result<CartChange>> {
    if (choice === null) return ok({ appointment: null });
    const shop = await this.chooseShop.ofCart(open.cart);
    // A shop that takes no more work must be replaced.
    if (!shop.ok) return refuse('shop.required');
    const read = await this.calendar.read(shop.value, choice, askingFor(open));
    return mapResult(read, (appointment) => ({ appointment }));
  }
}
