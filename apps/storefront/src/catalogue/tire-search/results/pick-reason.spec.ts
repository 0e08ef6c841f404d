import { aTireCard } from '../../../shell/testing/a-tire-card';
import { pickReason } from './pick-reason';

describe('the reason of a pick', () => {
  it.each([
    ['Lowest total', aTireCard(), 'Lowest total'],
    ['Lowest total', aTireCard({ outTheDoor: null }), 'Lowest price'],
    ['Our pick', aTireCard({ outTheDoor: null }), 'Our pick'],
  ] as const)('%s is described as precisely as known', (reason, tire, words) => {
    expect(pickReason(reason, tire)).toBe(words);
  });
});
