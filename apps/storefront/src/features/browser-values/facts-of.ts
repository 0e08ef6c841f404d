import type { Customer } from '../../session/customer';
import type { Shopper } from '../../shopper/shopper';
import type { ShopperFacts } from './keep-facts';

/** What a page lets its visitor's browser keep. */
export const factsOf = (
  { place, vehicle, cartQuantity }: Shopper,
  customer: Customer | null,
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
  userType: customer === null ? 'guest' : 'customer',
  variants,
  closedBanners,
});
