/** Why the cart does not take a code, whoever enters it. */
export const CODE_REFUSALS = [
  'coupon.unknown',
  'coupon.own',
  'coupon.ended',
  'coupon.usedUp',
  'coupon.notCombinable',
] as const;
