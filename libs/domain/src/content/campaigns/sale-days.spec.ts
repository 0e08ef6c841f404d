import fc from 'fast-check';
import type { PublishedCampaign } from './campaign-calendar.js';
import { EMPTY_CONTENT } from './campaign-content.js';
import { scheduledSales, usualSaleWindow } from './sale-days.js';

const aCampaign = (over: Partial<PublishedCampaign> = {}): PublishedCampaign => ({
  campaignId: 'c',
  name: 'BF 26, v3',
  season: 'blackFriday',
  startsAt: new Date('2026-11-26T15:00:00Z'),
  endsAt: new Date('2026-11-29T05:00:00Z'),
  content: EMPTY_CONTENT,
  ...over,
});
const BANNER = { name: 'Spring tire sale', text: '', link: null, hasCountdown: false };
const AT = new Date('2026-11-20T12:00:00Z');

describe('the usual window of a sale', () => {
  it('follows Thanksgiving', () => {
    expect(usualSaleWindow('blackFriday', 2026)).toEqual({
      startsAt: new Date('2026-11-27T05:00:00Z'),
      endsAt: new Date('2026-11-29T05:00:00Z'),
    });
    expect(usualSaleWindow('cyberMonday', 2024).startsAt).toEqual(new Date('2024-12-02T05:00:00Z'));
  });
});

describe('the sales that pages announce', () => {
  it('are the scheduled ones under their names for shoppers, and none on a usual day', () => {
    const { startsAt, endsAt } = aCampaign();
    expect(scheduledSales([aCampaign()], AT)).toEqual([
      { season: 'blackFriday', name: 'Black Friday', startsAt, endsAt, isOn: false },
    ]);
    expect(scheduledSales([aCampaign()], startsAt)).toMatchObject([{ isOn: true }]);
    expect(scheduledSales([aCampaign()], endsAt)).toEqual([]);
    expect(scheduledSales([], new Date('2026-11-27T12:00:00Z'))).toEqual([]);
  });

  it('include a campaign without a season if it has a banner, and leave out everyday content', () => {
    const everyDay = aCampaign({ season: 'default', name: 'Every day' });
    const spring = aCampaign({ season: 'default', content: { ...EMPTY_CONTENT, banner: BANNER } });
    expect(scheduledSales([everyDay, spring], AT)).toMatchObject([{ name: 'Spring tire sale' }]);
  });

  it('are in the order they begin, whatever the calendar’s', () => {
    const days = fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 8 });
    fc.assert(
      fc.property(days, (starts) => {
        const at = (day: number) => new Date(AT.getTime() + day * 86_400_000);
        const calendar = starts.map((day) => aCampaign({ startsAt: at(day), endsAt: at(day + 3) }));
        const sales = scheduledSales(calendar, AT);
        expect(sales.map(({ startsAt }) => startsAt.getTime())).toEqual(
          starts
            .filter((day) => day + 3 > 0)
            .map((day) => at(day).getTime())
            .sort((a, b) => a - b),
        );
      }),
    );
  });
});
