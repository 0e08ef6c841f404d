import { aTireCard } from '../../shell/testing/a-tire-card';
import { listFit } from './vehicle-fit';

const judged = (...kinds: readonly ('fits' | 'conditional' | 'refused' | 'unknown')[]) => ({
  items: kinds.map((kind) => aTireCard({ fit: { kind, reasons: [] } })),
});

describe('a list judged for a vehicle', () => {
  it.each([
    [['refused', 'refused'], 'none'],
    [['fits', 'conditional'], 'some'],
    [['unknown'], 'unknown'],
    [[], 'some'],
  ] as const)('of %j has %s', (kinds, fit) => {
    expect(listFit(judged(...kinds))).toBe(fit);
  });
});
