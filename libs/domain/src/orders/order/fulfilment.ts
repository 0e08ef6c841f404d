/**
 * The ways to receive an order. Source: the product specification's shipping options; mobile installation and warehouse pickup are not
 * built.
 */
export const FULFILMENTS = ['ship-to-me', 'ship-to-shop', 'fedex-pickup'] as const;

export type Fulfilment = (typeof FULFILMENTS)[number];
