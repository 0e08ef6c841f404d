import { Injectable } from '@nestjs/common';
import type { ChosenVehicle, HandlerInput, setCartDelivery } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { CartAppointments } from '../appointments/cart-appointments.js';
import type { Cart, CartChange, CartToChange } from '../cart.js';
import { SetCartVehicle } from '../vehicle/set-cart-vehicle.js';
import { SetCartFulfilment } from './set-cart-fulfilment.js';
import { SetCartShipTo } from './set-cart-ship-to.js';

type Input = Omit<HandlerInput<typeof setCartDelivery>['body'], 'version'>;

/** The wanted place and time, without the address. */
export type AskedDelivery = Pick<Input, 'fulfilment' | 'shopCode' | 'pickupPointCode' | 'appointment'>;

type Part = (open: CartToChange) => Result<CartChange> | Promise<Result<CartChange>>;

const VEHICLE_FIELDS = ['makeSlug', 'modelSlug', 'year', 'trim'] as const;

const isSameVehicle = (known: Cart['vehicle'], chosen: ChosenVehicle): boolean =>
  known !== null && VEHICLE_FIELDS.every((field) => known[field] === chosen[field]);

/**
 * Sets how a cart is delivered: vehicle, shop or location, appointment and address. Each part sees the cart as the parts before it
 * leave it, and nothing is kept unless all of them hold.
 */
@Injectable()
export class SetCartDelivery {
  constructor(
    private readonly setVehicle: SetCartVehicle,
    private readonly setFulfilment: SetCartFulfilment,
    private readonly appointments: CartAppointments,
    private readonly setShipTo: SetCartShipTo,
  ) {}

  async run(open: CartToChange, request: Input): Promise<Result<CartChange>> {
    let change: CartChange = {};
    for (const part of this.partsOf(request)) {
      const made = await part({ ...open, cart: { ...open.cart, ...change } });
      if (!made.ok) return made;
      change = { ...change, ...made.value };
    }
    return ok(change);
  }

  private partsOf({ vehicle, appointment, shipTo, ...place }: Input): readonly Part[] {
    return [
      (open) =>
        vehicle === undefined || isSameVehicle(open.cart.vehicle, vehicle)
          ? ok({})
          : this.setVehicle.run(open, vehicle),
      // The shop has to serve the new address, and need not serve the one that it replaces.
      (open) =>
        this.setFulfilment.run(
          shipTo === undefined ? open : { ...open, cart: { ...open.cart, shipTo: null } },
          place,
        ),
      (open) => (appointment === undefined ? ok({}) : this.appointments.choose(open, appointment)),
      ({ cart }) => (shipTo === undefined ? ok({}) : this.setShipTo.run(cart, shipTo)),
    ];
  }
}
