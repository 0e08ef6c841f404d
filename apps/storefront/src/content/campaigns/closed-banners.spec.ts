import fc from 'fast-check';
import { readClosedBanners, withClosedBanner } from './closed-banners';

const anId = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,40}$/);

describe('closed banners', () => {
  it('stay closed, newest first, without duplicates', () => {
    expect(withClosedBanner(undefined, 'a')).toBe('a');
    expect(withClosedBanner('a.b', 'b')).toBe('b.a');
    fc.assert(
      fc.property(fc.uniqueArray(anId, { minLength: 1, maxLength: 30 }), (ids) => {
        const text = ids.reduce<string | undefined>(
          (kept, id) => withClosedBanner(kept, id) ?? kept,
          undefined,
        );
        expect(readClosedBanners(text)).toEqual([...ids].reverse().slice(0, 10));
      }),
    );
  });

  it('accept only ids, whatever a cookie or a form says', () => {
    expect(withClosedBanner('a', 'b;Path=/')).toBeNull();
    expect(withClosedBanner('a', '')).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readClosedBanners(text).every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
      }),
    );
  });
});
