import { formatMoney } from '../../money/index.js';
import type { Promotion } from '../../pricing/index.js';
import { isWithin } from '../../time/index.js';

/** What a promotion asks for besides a number of tires, which the words of its benefit name; a few words each. */
export const dealConditionWords = ({
  conditions,
  scope,
}: Pick<Promotion, 'conditions' | 'scope'>): string[] => {
  const { minSubtotalInCents, isFirstOrderOnly, states, zipPrefixes, needsInstallation } = conditions;
  return [
    ...(minSubtotalInCents === null ? [] : [`From ${formatMoney(minSubtotalInCents)} of tires`]),
    ...(scope.sizeCodes.length > 0 ? [`In ${scope.sizeCodes.join(', ')}`] : []),
    ...(needsInstallation ? ['Installed at a shop of ours'] : []),
    ...(isFirstOrderOnly ? ['On your first order'] : []),
    ...(states.length > 0 ? [`In ${states.join(', ')}`] : []),
    ...(zipPrefixes.length > 0 ? ['In some ZIP codes'] : []),
    ...(conditions.vehicles.length > 0 ? ['For some vehicles'] : []),
  ];
};

/**
 * Whether a promotion is a deal that anybody may be told of at `at`: it counts now, wants no code, is not used up, and is for
 * every retail shopper however they pay. What is for accounts of some kind is told to nobody else.
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
