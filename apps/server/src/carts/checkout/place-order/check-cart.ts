import { type Cents, ok, refuse, type Result } from '@simpletread/domain';

import { type Cart, isFitAcknowledged, isVehicleRequired, type PricedOpenCart } from '../../cart/index.js';
import { isCounter } from '../../../delivery/index.js';
import { canInstall } from '../../../installers/index.js';

type ShipTo = NonNullable<Cart['shipTo']>;
type Fulfilment = NonNullable<Cart['fulfilment']>;

/** The shopper's agreed payment. */
export interface Agreement {
  readonly cartVersion: number;
  readonly expectedTotalInCents: Cents;
}

export interface OrderableCart {
  readonly shipTo: ShipTo;
  readonly fulfilment: Fulfilment;
}

const checkLines = ({ lines }: PricedOpenCart): Result<null> => {
  for (const { line, tire } of lines) {
    if (tire.status === 'discontinued') return refuse('tire.discontinued');
    if (tire.available < line.quantity) return refuse('tire.outOfStock', { available: tire.available });
    if (line.fit?.kind === 'refused' && !isFitAcknowledged(line)) return refuse('fitment.refused');
  }
  return ok(null);
};

const checkShop = ({ cart, shop, lines }: PricedOpenCart): Result<null> => {
  if (cart.fulfilment !== 'ship-to-shop') return ok(null);
  if (shop === null || !shop.isActive) return refuse('shop.unknown');
  const tooMuch = lines.find(({ tire }) => !canInstall(shop, tire.size));
  return tooMuch === undefined
    ? ok(null)
    : refuse('shop.cannotInstall', { company: shop.company, sizeCode: tooMuch.tire.size.code });
};

/** No tire is mounted on a vehicle it wasn't judged for. */
const checkVehicle = (priced: PricedOpenCart): Result<null> =>
  priced.cart.fulfilment === 'ship-to-shop' && priced.cart.vehicle === null && isVehicleRequired(priced)
    ? refuse('vehicle.required')
    : ok(null);

const checkPickupPoint = ({ cart, pickupPoint }: PricedOpenCart): Result<null> => {
  if (cart.fulfilment !== 'fedex-pickup') return ok(null);
  if (pickupPoint === null) return refuse('pickupPoint.required');
  return pickupPoint.isActive ? ok(null) : refuse('pickupPoint.unknown');
};

const checkWarehouse = ({ cart, pickupPoint, isAtWarehouse }: PricedOpenCart): Result<null> => {
  if (cart.fulfilment !== 'warehouse-pickup') return ok(null);
  if (pickupPoint === null) return refuse('warehousePickup.required');
  if (!pickupPoint.isActive || !isCounter(pickupPoint)) return refuse('warehousePickup.unknown');
  return isAtWarehouse ? ok(null) : refuse('warehousePickup.notInStock');
};

const checkAppointment = ({ cart, isAppointmentFree }: PricedOpenCart): Result<null> => {
  if (cart.fulfilment !== 'ship-to-shop') return ok(null);
  if (cart.appointment === null) return refuse('appointment.required');
  return isAppointmentFree ? ok(null) : refuse('appointment.taken');
};

/**
 * Checks that a cart can be ordered as the shopper saw it. Refuses with the first thing that is missing or has
 * changed.
 */
export const checkCart = (priced: PricedOpenCart, agreement: Agreement): Result<OrderableCart> => {
  const { cart, lines, pricing } = priced;
  if (cart.state === 'ordered') return refuse('cart.alreadyOrdered');
  if (cart.version !== agreement.cartVersion) return refuse('record.stale');
  if (lines.length === 0) return refuse('cart.empty');
  if (cart.fulfilment === null) return refuse('cart.fulfilmentRequired');
  // Without a destination that we sell to there is no tax, and no total to agree to.
  if (cart.shipTo === null || !pricing.isTaxKnown) return refuse('cart.shipToRequired');
  const checked = [
    checkLines(priced),
    checkShop(priced),
    checkVehicle(priced),
    checkAppointment(priced),
    checkPickupPoint(priced),
    checkWarehouse(priced),
  ].find((result) => !result.ok);
  if (checked !== undefined && !checked.ok) return checked;
  if (pricing.totalInCents !== agreement.expectedTotalInCents) return refuse('cart.priceChanged');
  return ok({ shipTo: cart.shipTo, fulfilment: cart.fulfilment });
};
