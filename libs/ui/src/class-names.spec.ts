import { classNames } from './class-names.js';

describe('classNames', () => {
  it('joins what is present', () => {
    expect(classNames('a', false, undefined, null, '', 'b')).toBe('a b');
  });

  it('gives undefined when nothing is present', () => {
    expect(classNames(false, '')).toBeUndefined();
  });
});
