import { dueText, sizeText } from './unit-text.js';

const rotation = { state: 'soon', dueOn: '2026-12-24', dueMiles: 47_000, milesLeft: 340 } as const;

describe('the words of a unit', () => {
  it('name what comes first: miles, a day, or what is missing', () => {
    expect(dueText({ rotation })).toBe('340 miles left or Dec 24, 2026');
    expect(dueText({ rotation: { ...rotation, milesLeft: null } })).toBe('Dec 24, 2026');
    expect(dueText({ rotation: { ...rotation, milesLeft: -1_200 } })).toBe('1,200 miles over');
    expect(dueText({ rotation: { ...rotation, state: 'due' } })).toBe('Since Dec 24, 2026');
    expect(dueText({ rotation: { state: 'unknown', dueOn: null, dueMiles: null, milesLeft: null } })).toBe(
      'Log the last rotation',
    );
  });

  it('name both sizes where they differ', () => {
    expect(sizeText({ frontSize: '235/65R17', rearSize: '255/60R17' })).toBe(
      '235/65R17 front, 255/60R17 rear',
    );
    expect(sizeText({ frontSize: null, rearSize: null })).toBe('–');
  });
});
