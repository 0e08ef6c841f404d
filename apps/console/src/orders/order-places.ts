import type { AdminOrder } from '@simpletread/contract';

import { FULFILMENT_LABELS } from './order-state-chip.js';

interface Places extends Pick<AdminOrder, 'fulfilment'> {
  readonly customer: Pick<AdminOrder['customer'], 'address1' | 'address2' | 'city' | 'state' | 'zip'>;
  readonly shop: Pick<NonNullable<AdminOrder['shop']>, 'company' | 'zip'> | null;
}

/** Roles that see no street get an empty one. */
const addressText = ({ address1, address2, city, state, zip }: Places['customer']): string =>
  [address1, address2, city, `${state} ${zip}`].filter((part) => part !== null && part !== '').join(', ');

/** The tires go to the buyer, or to a shop while the buyer's own address still tells who is calling. */
export const placesOf = ({ customer, shop, fulfilment }: Places): readonly (readonly [string, string])[] =>
  shop === null
    ? [[FULFILMENT_LABELS[fulfilment], addressText(customer)]]
    : [
        ['Address', addressText(customer)],
        [FULFILMENT_LABELS[fulfilment], `${shop.company}, ${shop.zip}`],
      ];
