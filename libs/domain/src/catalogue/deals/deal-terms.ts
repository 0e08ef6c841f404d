import { formatMoney } from '../../money/index.js';
import type { Promotion } from '../../pricing/index.js';
import { isWithin } from '../../time/index.js';

/** Returns a promotion's conditions in a few words each, without its number of tires, which the words of its benefit name. */
export const dealConditionWords = ({
  conditions,
  scope,
}: Pick<Promotion, 'conditions' | 'scope'>): string[] => {
  const { minSubtotalInCents, isFirstOrderOnly, states, zipPrefixes, needsInstallation } = conditions;
  return [
    ...(minSubtotalInCents === null ? [] : [`From ${formatMoney(minSubtotalInCents)} of tires`]),
    ...(scope.sizeCodes.length > 0 ? [`In ${scope.sizeCodes.join(', ')}`] : []),
    ...(needsInstallation ? ['Installed at one of our shops'] : []),
    ...(isFirstOrderOnly ? ['On your first order'] : []),
    ...(states.length > 0 ? [`In ${states.join(', ')}`] : []),
    ...(zipPrefixes.length > 0 ? ['In some ZIP codes'] : []),
    ...(conditions.vehicles.length > 0 ? ['For some vehicles'] : []),
  ];
};

/**
 * True if anyone may see a promotion as a deal at `at`: it is active, needs no code, is not used up, and applies to every retail shopper
 * with every payment method. Deals for some account types are shown to no one else.
 */
export const isPublicDeal = (promotion: Promotion, at: Date): boolean => {
  const { conditions, limits, use, needsCoupon } = promotion;
  const startsAt = promotion.startsAt ?? at;
  const isOn =
    startsAt <= at && (promotion.endsAt === null || isWithin({ startsAt, endsAt: promotion.endsAt }, at));
  const isLeft =
    (limits.uses === null || use.uses < limits.uses) &&
    (limits.budgetInCents === null || use.spentInCents < limits.budgetInCents);
  const isForAll =
    (conditions.accountTypes.length === 0 || conditions.accountTypes.includes('Retail')) &&
    (conditions.priceGroups.length === 0 || conditions.priceGroups.includes('retail')) &&
    conditions.verifiedGroups.length === 0 &&
    conditions.paymentMethods.length === 0 &&
    !conditions.isCrewOnly;
  return isOn && isLeft && isForAll && !needsCoupon;
};
