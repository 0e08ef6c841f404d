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
    expect(rotationWords(rotation, '2026-05-01')).toBe('Next rotation by Fri, Sep 4 or at 47,200 miles.');
  });

  it('name only the day if the miles are unknown', () => {
    expect(rotationWords({ ...rotation, dueMileage: null }, '2026-05-01')).toBe(
      'Next rotation by Fri, Sep 4.',
    );
  });

  it('name the year of a day half a year away', () => {
    expect(rotationWords(rotation, '2026-03-04')).toBe(
      'Next rotation by Fri, Sep 4, 2026 or at 47,200 miles.',
    );
  });

  it('say that it is due', () => {
    expect(rotationWords({ ...rotation, isDue: true }, '2026-09-10')).toContain('Rotation is due');
  });
});
