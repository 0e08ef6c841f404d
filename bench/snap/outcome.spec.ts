import { outcomeOf, placeOf } from './outcome.js';

const read = (size: string, isSure: boolean) => ({ choices: [{ size, share: 0.95 }], isSure });

describe('the outcome of a photo', () => {
  it.each([
    ['right', read('225/65R17', true), '225/65R17'],
    ['asked', read('225/65R17', false), '225/65R17'],
    ['asked', null, '225/65R17'],
    ['wrong', read('225/55R17', true), '225/65R17'],
    ['wrong', read('225/55R17', true), null],
  ])('is %s', (outcome, chosen, size) => expect(outcomeOf(chosen, size)).toBe(outcome));

  it('gives the size’s rank among the choices', () => {
    const choices = ['225/55R17', '225/65R17'].map((size) => ({ size, share: 0.4 }));
    expect(placeOf({ choices, isSure: false }, '225/65R17')).toBe(2);
    expect(placeOf({ choices, isSure: false }, '265/70R17')).toBe(0);
    expect(placeOf(null, '225/65R17')).toBe(0);
  });
});
