export const DELAY_REASONS = ['notReady', 'outOfStock', 'carrier', 'weather', 'other'] as const;
export type DelayReason = (typeof DELAY_REASONS)[number];

const TEXTS: Readonly<Record<DelayReason, string>> = {
  notReady: 'The warehouse needs more time',
  outOfStock: 'Tires are missing at the warehouse',
  carrier: 'The carrier is late',
  weather: 'Weather holds up shipping',
  other: 'Another reason',
};

/** Returns a reason as staff choose it. */
export const delayReasonText = (reason: DelayReason): string => TEXTS[reason];

const TO_BUYERS: Readonly<Record<DelayReason, string>> = {
  notReady: 'Our warehouse needs more time to ship your tires.',
  outOfStock: 'Our warehouse is waiting for your tires.',
  carrier: 'The carrier is running late.',
  weather: 'Weather is holding up shipping.',
  other: 'We can’t ship your tires in time.',
};

/** Returns a reason as buyers read it. */
export const delayReasonForBuyers = (reason: DelayReason): string => TO_BUYERS[reason];
