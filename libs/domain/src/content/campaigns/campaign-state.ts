import { defineMachine, transition } from '../../machine/index.js';
import { refuse, type Result } from '../../result/index.js';

export const CAMPAIGN_STATES = ['draft', 'scheduled', 'live', 'ended', 'withdrawn'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** What is stored: between scheduled, live and ended the clock alone decides. */
export const STORED_CAMPAIGN_STATES = ['draft', 'scheduled', 'withdrawn'] as const;
export type StoredCampaignState = (typeof STORED_CAMPAIGN_STATES)[number];

/** The life of a campaign. `start` and `end` are the clock's; what has ended stays as it was. */
export const campaignMachine = defineMachine({
  name: 'campaign',
  initial: 'draft',
  states: CAMPAIGN_STATES,
  events: {
    schedule: {
      draft: { to: 'scheduled' },
      scheduled: { to: 'scheduled' },
      live: { to: 'scheduled' },
      withdrawn: { to: 'scheduled' },
    },
    rollBack: {
      scheduled: { to: 'scheduled' },
      live: { to: 'scheduled' },
      withdrawn: { to: 'scheduled' },
    },
    start: { scheduled: { to: 'live' } },
    end: { live: { to: 'ended' } },
    withdraw: { scheduled: { to: 'withdrawn' }, live: { to: 'withdrawn' } },
  },
});

/** A time from `startsAt` up to, but not including, `endsAt`. */
export interface CampaignWindow {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The state of a campaign at `at`: of a scheduled one, what the clock makes of the window that was released. */
export const campaignStateAt = (
  stored: StoredCampaignState,
  released: CampaignWindow | null,
  at: Date,
): CampaignState => {
  if (stored !== 'scheduled' || released === null) return stored;
  if (at < released.startsAt) return 'scheduled';
  return at < released.endsAt ? 'live' : 'ended';
};

/** The stored state after what staff do; refused with `campaign.stateRefused` where the table does not hold it. */
export const changeCampaignState = (
  state: CampaignState,
  event: 'schedule' | 'rollBack' | 'withdraw',
): Result<StoredCampaignState, 'campaign.stateRefused'> => {
  const next = transition(campaignMachine, state, event);
  if (!next.ok) return refuse('campaign.stateRefused', { state });
  return { ok: true, value: next.value === 'withdrawn' ? 'withdrawn' : 'scheduled' };
};
