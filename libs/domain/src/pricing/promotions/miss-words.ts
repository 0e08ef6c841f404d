import { formatMoney } from '../../money/index.js';
import { easternDate, easternTime } from '../../time/index.js';
import { paymentMethodName } from '../payment-methods/index.js';
import type { MissReason } from './miss-reason.js';

const momentText = (moment: Date): string => `${easternTime(moment)} on ${easternDate(moment)}`;

const MINUTE_MS = 60_000;

const tires = (count: number): string => (count === 1 ? '1 tire' : `${count} tires`);

/**
 * Returns the reason a promotion doesn't apply, in words that follow its name: `needs 4 tires, has 3`. A window's end is shown as its last
 * minute in Eastern time: `ended 11:59 pm ET on November 30, 2026`.
 */
export const missWords = (reason: MissReason): string => {
  switch (reason.kind) {
    case 'notStarted':
      return `starts ${momentText(reason.startsAt)}`;
    case 'ended':
      return `ended ${momentText(new Date(reason.endsAt.getTime() - MINUTE_MS))}`;
    case 'couponMissing':
      return 'needs its code';
    case 'accountMissing':
      return 'is for other accounts';
    case 'crewOnly':
      return 'is for SimpleCrew members';
    case 'groupMissing':
      return `is for people verified as ${reason.groups.join(' or ')}`;
    case 'paymentMethodMissing':
      return `needs payment by ${reason.methods.map(paymentMethodName).join(' or ')}`;
    case 'firstOrderOnly':
      return 'is for a first order';
    case 'firstOrderUnknown':
      return 'is for a first order; applies once the email is known';
    case 'placeUnknown':
      return 'needs a ZIP code';
    case 'otherPlace':
      return 'does not apply in this ZIP code';
    case 'vehicleUnknown':
      return 'needs a vehicle';
    case 'otherVehicle':
      return 'is for other vehicles';
    case 'installationMissing':
      return 'needs installation';
    case 'otherTires':
      return 'is for other tires';
    case 'tooFewTires':
      return `needs ${tires(reason.needed)}, has ${reason.has}`;
    case 'subtotalTooLow':
      return `needs ${formatMoney(reason.neededInCents)} of its tires, has ${formatMoney(reason.hasInCents)}`;
    case 'usedUp':
      return 'is used up';
    case 'usedUpByCustomer':
      return reason.times === 1
        ? 'was used by this customer'
        : `was used ${reason.times} times by this customer`;
    case 'budgetSpent':
      return 'is used up';
    case 'notCombinable':
      return `cannot be combined with ${reason.name}`;
    case 'nothingLeft':
      return 'has nothing left to discount';
  }
};
