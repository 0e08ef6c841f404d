import { cents } from '../../money/index.js';
import { byBestMatch, type MatchableTires } from './best-match.js';

const tires = (brandName: string, name: string, score: number | null, price: number): MatchableTires => ({
  line: { brandName, name },
  score,
  priceInCents: cents(price),
  itemNumber: price,
});

describe('tires that are offered instead of others', () => {
  it('are of the same line first, then of the same brand, then of the better score, then cheaper', () => {
    const offered = [
      tires('Northway', 'Crosswind', 8.1, 9_000),
      tires('Northway', 'Alpine', null, 5_000),
      tires('Kestrel', 'Sport', 6, 30_000),
      tires('Kestrel', 'Tour 4S', null, 40_000),
      tires('Northway', 'Crosswind HT', 8.1, 8_000),
    ];
    const instead = [{ brandName: 'Kestrel', name: 'Tour 4S' }];
    expect([...offered].sort(byBestMatch(instead)).map(({ line }) => line.name)).toEqual([
      'Tour 4S',
      'Sport',
      'Crosswind HT',
      'Crosswind',
      'Alpine',
    ]);
  });
});
