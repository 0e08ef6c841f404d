import { aCampaign, aCampaignRow } from '../testing/a-campaign.js';
import { itemsOf } from './calendar-item.js';
import { moveWords, timesProblem } from './move-words.js';

const now = new Date('2026-11-20T15:00:00Z');
const TIMES = { startsAt: '2026-11-28T00:00', endsAt: '2026-11-30T00:00' };

describe('moving a campaign', () => {
  it('says that a draft is not public, and when a released one changes the shop', () => {
    expect(moveWords(aCampaign(), TIMES, false, now)).toEqual([
      'Shoppers won’t see it until you schedule it.',
    ]);
    const scheduled = aCampaign({ state: 'scheduled' });
    expect(moveWords(scheduled, TIMES, true, now)).toEqual([
      'It starts on Nov 28, 12:00 am ET and ends on Nov 30, 12:00 am ET.',
    ]);
    expect(moveWords(scheduled, TIMES, false, now)[0]).toMatch(/at its old times/);
    const content = { ...scheduled.content, priceListIds: ['0198c0de-0000-7000-8000-0000000000e1'] };
    expect(moveWords({ state: 'live', content }, TIMES, true, now)).toEqual([
      'It starts immediately and ends on Nov 30, 12:00 am ET.',
      'Its promotions and price lists start and end with it.',
    ]);
  });

  it('names errors in the times as the server would', () => {
    const problem = (times: typeof TIMES, calendar = [] as ReturnType<typeof itemsOf>) =>
      timesProblem(aCampaign(), times, calendar, now);
    expect(problem(TIMES)).toBeNull();
    expect(problem({ ...TIMES, startsAt: '2027-03-14T02:30' })).toMatch(/skip this time/);
    expect(problem({ ...TIMES, endsAt: '2026-11-28T00:00' })).toMatch(/end after it begins/);
    expect(problem({ startsAt: '2026-11-01T00:00', endsAt: '2026-11-02T00:00' })).toMatch(/already be over/);
    const other = {
      name: 'Cyber Weekend',
      season: 'cyberWeekend' as const,
      startsAt: '2026-11-28T05:00:00.000Z',
      endsAt: '2026-11-30T05:00:00.000Z',
    };
    const calendar = itemsOf(
      aCampaignRow({ ...other, id: 'other', state: 'scheduled', release: 1, released: other }),
    );
    expect(problem(TIMES, calendar)).toMatch(/“Cyber Weekend” sets the shop’s look/);
  });
});
