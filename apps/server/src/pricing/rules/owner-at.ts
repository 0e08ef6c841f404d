import type { RulePlace } from './rule-place.js';

/** The campaign in whose charge a rule is at `now`. One that is over has none left: a rule ends with its campaign. */
export const ownerAt = ({ campaignId, endsAt }: RulePlace, now: Date): string | null =>
  endsAt === null || endsAt > now ? campaignId : null;
