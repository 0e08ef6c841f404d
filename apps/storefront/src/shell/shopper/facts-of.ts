import type { Shopper } from './shopper';
import type { ShopperFacts } from './keep-facts';

/** Returns the facts a page lets its visitor's browser store. */
export const factsOf = (
  { place, vehicle, cartQuantity }: Shopper,
  isCustomer: boolean,
  variants: ShopperFacts['variants'],
  closedBanners: readonly string[],
): ShopperFacts => ({
  cartQuantity,
  zip: place === null ? null : { zip: place.zip, setBy: place.setBy },
  vehicle:
    vehicle === null
      ? null
      : {
          key: vehicle.key,
          name: [vehicle.chosen.year, vehicle.chosen.make, vehicle.chosen.model, vehicle.chosen.trim]
            .filter((part) => part !== '')
            .join(' '),
          href: vehicle.href,
        },
  userType: isCustomer ? 'customer' : 'guest',
  variants,
  closedBanners,
});
