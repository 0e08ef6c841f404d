import { rotationWords } from './rotation-words';

const rotation = {
  rotatedOn: '2026-03-04',
  rotatedMileage: 41_200,
  dueOn: '2026-09-04',
  dueMileage: 47_200,
  milesLeft: 6000,
  isDue: false,
};

describe('the words for a rotation', () => {
  it('name the day and the miles, whichever comes first', () => {
    expect(rotationWords(rotation)).toBe('Next rotation by Fri, Sep 4 or at 47,200 miles.');
  });

  it('name the day alone where the miles are not known', () => {
    expect(rotationWords({ ...rotation, dueMileage: null })).toBe('Next rotation by Fri, Sep 4.');
  });

  it('say that it is due', () => {
    expect(rotationWords({ ...rotation, isDue: true })).toContain('Rotation is due');
  });
});
