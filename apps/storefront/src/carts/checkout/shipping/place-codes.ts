import type { CartReply } from '@simpletread/contract';
import type { Fulfilment } from './shipping-state';

/** How the API is told of the one place that a way of delivery needs: its code as the shop's or as the location's. */
export const placeCodes = (fulfilment: Fulfilment, code: string | null) => ({
  shopCode: fulfilment === 'ship-to-shop' ? code : null,
  pickupPointCode: fulfilment === 'fedex-pickup' ? code : null,
});

/** The code of the place that a cart's tires go to; null where they go home, or where it is still to be chosen. */
export const placeCodeOf = ({ shop, pickupPoint }: Pick<CartReply, 'shop' | 'pickupPoint'>): string | null =>
  shop?.code ?? pickupPoint?.code ?? null;
