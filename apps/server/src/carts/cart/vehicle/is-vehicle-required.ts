import { needsVehicle } from '@simpletread/domain';

import type { PricedOpenCart } from '../priced-open-cart.js';

/** True if a shop mounts the cart's tires only for a named vehicle. */
export const isVehicleRequired = ({ lines }: Pick<PricedOpenCart, 'lines'>): boolean =>
  lines.some(({ tire }) => needsVehicle(tire.size.code));
