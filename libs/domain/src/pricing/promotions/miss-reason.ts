import type { Cents } from '../../money/index.js';
import type { VerifiedGroup } from '../../sso/index.js';

/** Reasons a promotion doesn't apply to a cart. */
export type MissReason =
  | { readonly kind: 'notStarted'; readonly startsAt: Date }
  | { readonly kind: 'ended'; readonly endsAt: Date }
  | { readonly kind: 'couponMissing' }
  | { readonly kind: 'accountMissing' }
  | { readonly kind: 'crewOnly' }
  | { readonly kind: 'groupMissing'; readonly groups: readonly VerifiedGroup[] }
  | { readonly kind: 'paymentMethodMissing'; readonly methods: readonly string[] }
  | { readonly kind: 'firstOrderOnly' }
  /** It is for a first order, and it isn't known yet if this is one. */
  | { readonly kind: 'firstOrderUnknown' }
  | { readonly kind: 'placeUnknown' }
  | { readonly kind: 'otherPlace' }
  | { readonly kind: 'vehicleUnknown' }
  | { readonly kind: 'otherVehicle' }
  | { readonly kind: 'installationMissing' }
  | { readonly kind: 'otherTires' }
  | { readonly kind: 'tooFewTires'; readonly needed: number; readonly has: number }
  | { readonly kind: 'subtotalTooLow'; readonly neededInCents: Cents; readonly hasInCents: Cents }
  | { readonly kind: 'usedUp' }
  | { readonly kind: 'usedUpByCustomer'; readonly times: number }
  | { readonly kind: 'budgetSpent' }
  | { readonly kind: 'notCombinable'; readonly name: string }
  | { readonly kind: 'nothingLeft' };

/** A promotion that doesn't apply, and the reason. */
export interface MissedPromotion {
  readonly promotionId: string;
  readonly name: string;
  readonly reason: MissReason;
}
