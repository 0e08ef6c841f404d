import type { AdminOrder } from '@simpletread/contract';
import { fullDayWords } from '@simpletread/domain';

import { FULFILMENT_LABELS } from '../state/order-state-chip.js';

interface Places extends Pick<AdminOrder, 'fulfilment' | 'pickupHeldUntil'> {
  readonly customer: Pick<AdminOrder['customer'], 'address1' | 'address2' | 'city' | 'state' | 'zip'>;
  readonly shop: Pick<NonNullable<AdminOrder['shop']>, 'company' | 'zip'> | null;
  readonly pickupPoint: Pick<NonNullable<AdminOrder['pickupPoint']>, 'name' | 'city' | 'zip'> | null;
}

/** Roles that see no street get an empty one. */
const addressText = ({ address1, address2, city, state, zip }: Places['customer']): string =>
  [address1, address2, city, `${state} ${zip}`].filter((part) => part !== null && part !== '').join(', ');

/**
 * The destination of the tires: the buyer, a shop or a location. The buyer's own address still identifies the caller.
 */
export const placesOf = (order: Places): readonly (readonly [string, string])[] => {
  const { customer, shop, pickupPoint, pickupHeldUntil, fulfilment } = order;
  const label = FULFILMENT_LABELS[fulfilment];
  if (shop !== null)
    return [
      ['Address', addressText(customer)],
      [label, `${shop.company}, ${shop.zip}`],
    ];
  if (pickupPoint !== null) {
    const held = pickupHeldUntil === null ? '' : `, held until ${fullDayWords(pickupHeldUntil)}`;
    return [
      ['Address', addressText(customer)],
      [label, `${pickupPoint.name}, ${pickupPoint.city} ${pickupPoint.zip}${held}`],
    ];
  }
  return [[label, addressText(customer)]];
};
