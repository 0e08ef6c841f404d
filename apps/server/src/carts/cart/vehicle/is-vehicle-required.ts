import { needsVehicle } from '@simpletread/domain';

import type { PricedOpenCart } from '../priced-open-cart.js';

/** Whether a shop mounts the tires of a cart only for a vehicle that was named. */
export const isVehicleRequired = ({ lines }: Pick<PricedOpenCart, 'lines'>): boolean =>
  lines.some(({ tire }) => needsVehicle(tire.size.code));
