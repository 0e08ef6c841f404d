import { defineMachine, transition } from '../../machine/index.js';
import { refuse, type Result } from '../../result/index.js';

export const CAMPAIGN_STATES = ['draft', 'scheduled', 'live', 'ended', 'withdrawn'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** The stored states. Only the clock moves a campaign between scheduled, live and ended. */
export const STORED_CAMPAIGN_STATES = ['draft', 'scheduled', 'withdrawn'] as const;
export type StoredCampaignState = (typeof STORED_CAMPAIGN_STATES)[number];

/** The life of a campaign. The clock triggers `start` and `end`; an ended campaign never changes. */
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

/** A window from `startsAt` up to, but not including, `endsAt`. */
export interface CampaignWindow {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Returns a campaign's state at `at`. For a scheduled one, the clock and its released window decide. */
export const campaignStateAt = (
  stored: StoredCampaignState,
  released: CampaignWindow | null,
  at: Date,
): CampaignState => {
  if (stored !== 'scheduled' || released === null) return stored;
  if (at < released.startsAt) return 'scheduled';
  return at < released.endsAt ? 'live' : 'ended';
};

/** Returns the stored state after a staff action. Refuses with `campaign.stateRefused` if the table has no such transition. */
export const changeCampaignState = (
  state: CampaignState,
  event: 'schedule' | 'rollBack' | 'withdraw',
): Result<StoredCampaignState, 'campaign.stateRefused'> => {
  const next = transition(campaignMachine, state, event);
  if (!next.ok) return refuse('campaign.stateRefused', { state });
  return { ok: true, value: next.value === 'withdrawn' ? 'withdrawn' : 'scheduled' };
};
