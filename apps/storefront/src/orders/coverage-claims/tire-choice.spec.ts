import { readTireChoice, tireChoice } from './tire-choice';

describe('the tires of a claim', () => {
  it('are one choice of the form, and nothing else is read', () => {
    const choice = { lineId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', quantity: 2 };
    expect(readTireChoice(tireChoice(choice))).toEqual(choice);
    for (const other of ['', '2', 'two 7c9e', '2 7c9e extra']) expect(readTireChoice(other)).toBeNull();
  });
});
