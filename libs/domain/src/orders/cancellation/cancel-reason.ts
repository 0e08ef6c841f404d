/** The reasons that buyers can give for a cancellation. Our own list: giving one is optional. */
export const CANCEL_REASONS = [
  'wrong-tires',
  'too-late',
  'better-price',
  'wrong-details',
  'changed-mind',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

const TEXTS: Readonly<Record<CancelReason, string>> = {
  'wrong-tires': 'I ordered the wrong tires',
  'too-late': 'Delivery takes too long',
  'better-price': 'I found a better price',
  'wrong-details': 'The address, shop or appointment is wrong',
  'changed-mind': 'I changed my mind',
  other: 'Another reason',
};

/** Returns a buyer's reason as they choose it and staff read it. */
export const cancelReasonText = (reason: CancelReason | null): string =>
  reason === null ? 'No reason given' : TEXTS[reason];
