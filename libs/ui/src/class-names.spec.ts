import { classNames } from './class-names.js';

describe('classNames', () => {
  it('joins the present names', () => {
    expect(classNames('a', false, undefined, null, '', 'b')).toBe('a b');
  });

  it('returns undefined without any', () => {
    expect(classNames(false, '')).toBeUndefined();
  });
});
