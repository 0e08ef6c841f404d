import type { RulePlace } from './rule-place.js';

/** The campaign that owns a rule at `now`. An ended campaign owns none. */
export const ownerAt = ({ campaignId, endsAt }: RulePlace, now: Date): string | null =>
  endsAt === null || endsAt > now ? campaignId : null;
