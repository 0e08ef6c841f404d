import { eventsFrom } from '../../machine/index.js';
import { CAMPAIGN_STATES, campaignMachine, campaignStateAt, changeCampaignState } from './campaign-state.js';

const WINDOW = { startsAt: new Date(1000), endsAt: new Date(2000) };

describe('the life of a campaign', () => {
  it('follows the clock once it is scheduled', () => {
    const at = (ms: number) => campaignStateAt('scheduled', WINDOW, new Date(ms));
    expect([999, 1000, 1999, 2000].map(at)).toEqual(['scheduled', 'live', 'live', 'ended']);
  });

  it('does not change as a draft or when withdrawn', () => {
    for (const stored of ['draft', 'withdrawn'] as const)
      expect(campaignStateAt(stored, WINDOW, new Date(1500))).toBe(stored);
  });

  it('is withdrawn while it is scheduled or live, and not once it has ended', () => {
    expect(CAMPAIGN_STATES.filter((state) => changeCampaignState(state, 'withdraw').ok)).toEqual([
      'scheduled',
      'live',
    ]);
    expect(changeCampaignState('ended', 'schedule')).toMatchObject({
      fault: { code: 'campaign.stateRefused', data: { state: 'ended' } },
    });
    expect(eventsFrom(campaignMachine, 'ended')).toEqual([]);
  });

  it('goes back to an earlier release only if there is one', () => {
    expect(changeCampaignState('draft', 'rollBack').ok).toBe(false);
    expect(changeCampaignState('withdrawn', 'rollBack')).toEqual({ ok: true, value: 'scheduled' });
  });
});
