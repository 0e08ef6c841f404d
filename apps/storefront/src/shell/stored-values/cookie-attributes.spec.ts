import { CART_COOKIE, COMPARE_COOKIE } from '@simpletread/domain';
import { attributesOf } from './cookie-attributes';

describe('the attributes of a cookie', () => {
  it('keep it on this site, and from scripts unless a script needs it', () => {
    expect(attributesOf(CART_COOKIE)).toEqual({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: 2_592_000,
      secure: false,
    });
    expect(attributesOf(COMPARE_COOKIE).httpOnly).toBe(false);
  });

  it('shorten its lifetime on request, to zero now', () => {
    expect([attributesOf(CART_COOKIE, 60).maxAge, attributesOf(CART_COOKIE, 0).maxAge]).toEqual([60, 0]);
  });

  it('send it over https only where the shop does', () => {
    const before = process.env['STOREFRONT_URL'];
    process.env['STOREFRONT_URL'] = 'https://shop.example';
    expect(attributesOf(CART_COOKIE).secure).toBe(true);
    process.env['STOREFRONT_URL'] = 'http://localhost:3000';
    expect(attributesOf(CART_COOKIE).secure).toBe(false);
    process.env['STOREFRONT_URL'] = before;
  });
});
