import fc from 'fast-check';

import { EXPERIMENTS, variantOf, variantsOf } from './experiment.js';

const ids = Array.from({ length: 4000 }, (_, index) => `visitor-${index * 7919}`);

describe('the variant that a visitor sees', () => {
  it('is always the same, and one of the experiment’s', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (id) => {
        for (const experiment of EXPERIMENTS) {
          expect(experiment.variants).toContain(variantOf(experiment, id));
          expect(variantOf(experiment, id)).toBe(variantOf(experiment, id));
        }
      }),
    );
  });

  it('is spread evenly over visitors', () => {
    const experiment = { id: 'color', variants: ['a', 'b', 'c', 'd'] } as const;
    for (const variant of experiment.variants) {
      const share = ids.filter((id) => variantOf(experiment, id) === variant).length / ids.length;
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.28);
    }
  });

  it('of one experiment says nothing about another', () => {
    const [one, other] = [
      { id: 'one', variants: ['a', 'b'] },
      { id: 'other', variants: ['a', 'b'] },
    ] as const;
    const same = ids.filter((id) => variantOf(one, id) === variantOf(other, id)).length / ids.length;
    expect(same).toBeGreaterThan(0.46);
    expect(same).toBeLessThan(0.54);
  });

  it('is the first without consent to analytics', () => {
    expect(variantsOf(null)).toEqual({ 'size-hint': 'plain' });
  });
});
