import type { MissReason } from '../../pricing/index.js';

/** Reasons a promotion did not apply to many orders, in plain words that follow its name. For a single order, `missWords` adds figures. */
export const MISS_KIND_WORDS: Readonly<Record<MissReason['kind'], string>> = {
  notStarted: 'had not started',
  ended: 'had ended',
  couponMissing: 'needs its code',
  accountMissing: 'is for other accounts',
  crewOnly: 'is for SimpleCrew members',
  groupMissing: 'is for verified groups',
  paymentMethodMissing: 'needs another payment method',
  firstOrderOnly: 'is for a first order',
  firstOrderUnknown: 'is for a first order, and no email was known',
  placeUnknown: 'needs a ZIP code',
  otherPlace: 'does not apply in the ZIP code',
  vehicleUnknown: 'needs a vehicle',
  otherVehicle: 'is for other vehicles',
  installationMissing: 'needs installation',
  otherTires: 'is for other tires',
  tooFewTires: 'needs more tires',
  subtotalTooLow: 'needs a higher subtotal',
  usedUp: 'was used up',
  usedUpByCustomer: 'was used by the customer',
  budgetSpent: 'had spent its budget',
  notCombinable: 'cannot be combined with another',
  nothingLeft: 'had nothing left to discount',
};
