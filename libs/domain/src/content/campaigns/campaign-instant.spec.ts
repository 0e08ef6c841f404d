import { campaignInstant } from './campaign-instant.js';

describe('the start or end of a campaign', () => {
  it.each([
    ['a New York clock time in winter', '2026-11-27T00:00', '2026-11-27T05:00:00.000Z'],
    ['a New York clock time in summer', '2026-07-04T00:00', '2026-07-04T04:00:00.000Z'],
    ['an instant', '2026-11-27T05:00:00.000Z', '2026-11-27T05:00:00.000Z'],
    ['an instant without milliseconds', '2026-11-27T05:00:00Z', '2026-11-27T05:00:00.000Z'],
  ])('is read from %s', (_, text, instant) => {
    expect(campaignInstant(text)).toEqual({ ok: true, value: new Date(instant) });
  });

  it.each([
    ['text that is no time', 'tomorrow', 'campaign.timeInvalid'],
    ['an instant that no calendar has', '2026-13-40T05:00:00Z', 'campaign.timeInvalid'],
    ['a time that clocks skip', '2027-03-14T02:30', 'campaign.timeSkipped'],
  ])('is refused for %s', (_, text, code) => {
    expect(campaignInstant(text)).toEqual({ ok: false, fault: { code, data: { time: text } } });
  });
});
