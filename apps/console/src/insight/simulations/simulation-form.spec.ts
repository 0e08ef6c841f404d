import { inputOf, newForm } from './simulation-form.js';

const NOW = new Date('2026-11-20T03:00:00Z');

describe('the form of a simulation', () => {
  it('begins with the last thirty whole days in Eastern time and the subject it was opened for', () => {
    expect(newForm(new URLSearchParams('promotion=a&promotion=b&campaign=c'), NOW)).toMatchObject({
      fromDay: '2026-10-20',
      toDay: '2026-11-18',
      promotionIds: ['a', 'b'],
      campaignId: 'c',
    });
  });

  it('sends percentages as numbers and none without a campaign, and refuses unreadable ones', () => {
    const form = { ...newForm(new URLSearchParams(), NOW), floorPercent: ' 12.5', volumePercent: 'many' };
    expect(inputOf(form)).toMatchObject({ campaignId: null, floorPercent: 12.5, volumePercent: 1_000_000 });
  });
});
