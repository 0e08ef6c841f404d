import { sameSitePath } from './same-site-path';

describe('a path to return to', () => {
  it('is kept if it is on this site', () => {
    expect(sameSitePath('/tire-sizes/225-65r17?brand=toyo')).toBe('/tire-sizes/225-65r17?brand=toyo');
  });

  it('becomes the home page if it leads elsewhere', () => {
    for (const text of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:1',
      '',
      null,
    ]) {
      expect(sameSitePath(text)).toBe('/');
    }
  });
});
