import type { CartReply } from '@simpletread/contract';
import { isPickedUp } from '@simpletread/domain';
import type { Fulfilment } from './shipping-state';

/** Returns the API's field for a fulfilment's place: its code as the shop's, or as that of the location or the warehouse's counter. */
export const placeCodes = (fulfilment: Fulfilment, code: string | null) => ({
  shopCode: fulfilment === 'ship-to-shop' ? code : null,
  pickupPointCode: isPickedUp(fulfilment) ? code : null,
});

/** Returns the code of a cart's destination; null if it is an address, or not yet chosen. */
export const placeCodeOf = ({ shop, pickupPoint }: Pick<CartReply, 'shop' | 'pickupPoint'>): string | null =>
  shop?.code ?? pickupPoint?.code ?? null;
