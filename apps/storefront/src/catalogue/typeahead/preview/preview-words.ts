export const PER_TIRE = 'Before installation, fees and tax';

/** Returns the meaning of a preview's prices. */
export const priceWords = (zip: string | null): string =>
  zip === null ? `${PER_TIRE}. Add your ZIP for totals.` : `Four, out the door in ${zip}`;

/** Returns `3 models` or `1 model`. */
export const countText = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${one}s`;
