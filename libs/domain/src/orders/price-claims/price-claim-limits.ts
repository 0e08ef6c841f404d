import { cents } from '../../money/index.js';

export const PRICE_CLAIM_PICTURE_BYTES = 1_048_576;
export const MOST_PRICE_CLAIM_PICTURES = 4;
export const MOST_PRICE_CLAIM_COMMENT = 1_000;
export const MOST_OFFER_ADDRESS = 500;

/** Less than this for a tire is a slip, not a price. */
export const LEAST_OFFER_PRICE = cents(100);
