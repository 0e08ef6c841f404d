import { SEASONS, seasonName } from './season.js';

describe('the seasons of the shop', () => {
  it('are those of the specification, each with a unique name [R3.13 seasons]', () => {
    expect([...SEASONS].sort()).toEqual([
      'blackFriday',
      'blackFridayPreSale',
      'cyberMonday',
      'cyberWeekend',
      'default',
      'lastChance',
      'taxTimeSale',
    ]);
    expect(new Set(SEASONS.map(seasonName)).size).toBe(SEASONS.length);
  });
});
