import type { RuleState } from '@simpletread/domain';

/** When and in whose charge a rule counts. */
export interface RulePlace {
  readonly campaignId: string | null;
  readonly state: RuleState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The rule as of now, in a newer version. */
export const CHANGED = { version: () => 'version + 1', updated_at: () => 'now()' };

/** The columns of a place, which promotions and price lists have alike. */
export const placeColumnsOf = ({ campaignId, state, startsAt, endsAt }: RulePlace) => ({
  campaign_id: campaignId,
  state,
  starts_at: startsAt,
  ends_at: endsAt,
});
