import { cookieAttributes, COOKIES, secretCookieAttributes } from './cookies';

describe('cookies', () => {
  it('have a name of their own each', () => {
    expect(new Set(Object.values(COOKIES)).size).toBe(Object.keys(COOKIES).length);
  });

  it('that no script needs are HttpOnly, and all stay on this site', () => {
    expect(secretCookieAttributes(60)).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: 60,
    });
    expect(cookieAttributes(60)).not.toHaveProperty('httpOnly');
  });

  it('go over https only where the shop does', () => {
    const before = process.env['STOREFRONT_URL'];
    process.env['STOREFRONT_URL'] = 'https://shop.example';
    expect(cookieAttributes(60).secure).toBe(true);
    process.env['STOREFRONT_URL'] = 'http://localhost:3000';
    expect(cookieAttributes(60).secure).toBe(false);
    process.env['STOREFRONT_URL'] = before;
  });
});
