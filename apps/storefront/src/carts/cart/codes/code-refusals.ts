/** Reasons a cart refuses a code, from anyone. */
export const CODE_REFUSALS = [
  'coupon.unknown',
  'coupon.own',
  'coupon.ended',
  'coupon.usedUp',
  'coupon.notCombinable',
] as const;
