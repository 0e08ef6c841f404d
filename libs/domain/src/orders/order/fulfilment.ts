/** The ways to receive an order. Source: the product specification's shipping options; mobile installation is not built. */
export const FULFILMENTS = ['ship-to-me', 'ship-to-shop', 'fedex-pickup', 'warehouse-pickup'] as const;

export type Fulfilment = (typeof FULFILMENTS)[number];

/** True if the buyer picks the tires up: at a FedEx location or at the counter of our warehouse. */
export const isPickedUp = (fulfilment: Fulfilment | null): boolean =>
  fulfilment === 'fedex-pickup' || fulfilment === 'warehouse-pickup';
