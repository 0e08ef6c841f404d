/** Requests of customers after their order. Our own list, by the records that a request leaves. */
export const CONTACT_REASONS = [
  'cancellation',
  'change',
  'appointment',
  'return',
  'price-claim',
  'coverage-claim',
] as const;
export type ContactReason = (typeof CONTACT_REASONS)[number];

const TEXTS: Readonly<Record<ContactReason, string>> = {
  cancellation: 'Cancel the order',
  change: 'Change the order',
  appointment: 'Move the installation',
  return: 'Return or exchange tires',
  'price-claim': 'Claim a lower price',
  'coverage-claim': 'Claim coverage',
};

/** Returns the reason as staff read it. */
export const contactReasonText = (reason: ContactReason): string => TEXTS[reason];
