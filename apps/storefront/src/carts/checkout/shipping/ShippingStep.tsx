import { FAULT_TABLE } from '@simpletread/contract';
import { nameFor, SHIPPING_DRAFT_ITEM, US_STATES } from '@simpletread/domain';
import type { SelectOption } from '@simpletread/ui';
import { readWishAt } from '../../../installers';
import { readCustomer } from '../../../sso';
import { textOf, type RawParams } from '../../../shell/paths';
import { CheckoutFrame } from '../frame/CheckoutFrame';
import { readLastDelivery } from './last-delivery';
import { readCheckout } from '../frame/read-checkout';
import { readPickupSearch } from './read-pickup-search';
import { readWarehouseSearch } from '../warehouse-pickup/read-warehouse-search';
import { readShopSearch } from './read-shop-search';
import { pickedVehicleOf } from '../vehicle/picked-vehicle';
import { readShopTimes } from './read-shop-times';
import { withWish } from '../wished-time/with-wish';
import { readVehicleLists } from '../vehicle/read-vehicle-lists';
import { ShippingForm } from './ShippingForm';
import { fulfilmentOf, initialShipping } from './shipping-state';

// Military post offices are in the list so their message can be the right one.
const MILITARY: readonly SelectOption[] = [
  { value: 'AA', label: 'Armed Forces Americas' },
  { value: 'AE', label: 'Armed Forces Europe' },
  { value: 'AP', label: 'Armed Forces Pacific' },
];

const STATES: readonly SelectOption[] = [
  ...Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
  ...MILITARY,
];

const MESSAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FAULT_TABLE)
    .filter(([code]) => code.startsWith('contact.'))
    .map(([code, { message }]) => [code, message]),
);

/** The first step: fulfilment and recipient. */
export const ShippingStep = async ({ params }: { params: RawParams }) => {
  const [checkout, last] = await Promise.all([readCheckout('shipping'), readLastDelivery()]);
  const [customer, search, pickupSearch, warehouseSearch, times, { lists }] = await Promise.all([
    readCustomer(),
    readShopSearch(checkout.cart, params, last.shopCode),
    readPickupSearch(checkout.cart, params),
    readWarehouseSearch(checkout.cart, params),
    readShopTimes(checkout.cart),
    readVehicleLists(pickedVehicleOf(checkout.cart.vehicle)),
  ]);
  const shopCode = checkout.cart.shop?.code ?? null;
  const wish = shopCode === null ? null : await readWishAt(shopCode);
  const state = initialShipping(checkout.cart, customer, last, lists, wish);
  const initial = withWish(state, wish, times?.calendar ?? null);
  // Without script, a shopper who searches for locations returns to them.
  const wanted = fulfilmentOf(textOf(params, 'way')) ?? initial.fulfilment;
  // The last choice starts the form only where it is offered again.
  const isOffered =
    wanted !== 'warehouse-pickup' ||
    checkout.cart.fulfilment === wanted ||
    warehouseSearch.warehouses.length > 0;
  const fulfilment = isOffered ? wanted : 'ship-to-shop';
  return (
    <CheckoutFrame {...checkout} step="shipping" title="Where should the tires go?">
      <ShippingForm
        key={checkout.cart.cartId}
        initial={{ ...initial, fulfilment }}
        isBegun={checkout.cart.fulfilment !== null}
        vehicle={checkout.cart.vehicle}
        lines={checkout.cart.lines}
        search={search}
        times={times}
        pickupSearch={pickupSearch}
        warehouseSearch={warehouseSearch}
        lastPoint={last.pickupPointCode}
        states={STATES}
        messages={MESSAGES}
        freight={checkout.cart.freightIfShippedInCents}
        draft={checkout.cart.shipTo === null ? nameFor(SHIPPING_DRAFT_ITEM, checkout.cart.cartId) : null}
      />
    </CheckoutFrame>
  );
};
