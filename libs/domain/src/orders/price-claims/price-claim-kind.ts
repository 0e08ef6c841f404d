/** Whose price is lower: ours since the order, or another seller's. */
export const PRICE_CLAIM_KINDS = ['own-price', 'offer'] as const;
export type PriceClaimKind = (typeof PRICE_CLAIM_KINDS)[number];

const TEXTS: Readonly<Record<PriceClaimKind, string>> = {
  'own-price': 'SimpleTread lowered the price',
  offer: 'Another seller has a lower price',
};

/** Returns a kind as buyers choose it and staff read it. */
export const priceClaimKindText = (kind: PriceClaimKind): string => TEXTS[kind];
