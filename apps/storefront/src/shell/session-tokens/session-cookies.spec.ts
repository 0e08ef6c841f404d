import { CSRF_COOKIE, LOGIN_COOKIE, SSO_COOKIE } from '@simpletread/domain';
import { handleOf, newCsrfToken, sessionCookies, ssoAttributes } from './session-cookies';

const onShop = <T>(url: string, read: () => T): T => {
  const before = process.env['STOREFRONT_URL'];
  process.env['STOREFRONT_URL'] = url;
  try {
    return read();
  } finally {
    process.env['STOREFRONT_URL'] = before;
  }
};

describe('cookies of a signed-in customer', () => {
  it('last 2,592,000 seconds and are read by no script [R9.02 SSO and CSRF]', () => {
    expect(ssoAttributes()).toMatchObject({ maxAge: 2_592_000, httpOnly: true, sameSite: 'lax', path: '/' });
  });

  it('belong only to this host on https', () => {
    expect(onShop('https://shop.example', sessionCookies)).toMatchObject({
      sso: `__Host-${SSO_COOKIE.name}`,
      login: `__Host-${LOGIN_COOKIE.name}`,
      csrf: `__Host-${CSRF_COOKIE.name}`,
    });
    expect(onShop('https://shop.example', ssoAttributes).secure).toBe(true);
    expect(onShop('http://localhost:3000', sessionCookies).sso).toBe(SSO_COOKIE.name);
  });

  it('hold 32 random characters against forged forms', () => {
    const tokens = Array.from({ length: 200 }, newCsrfToken);
    expect(tokens.every((token) => /^[\w-]{32}$/.test(token))).toBe(true);
    expect(new Set(tokens).size).toBe(200);
  });

  it.each([
    '',
    'x',
    'null',
    'undefined',
    'A'.repeat(42),
    'A'.repeat(44),
    `${'A'.repeat(42)}=`,
    '../../etc/passwd',
  ])('reject %j as a handle', (text) => expect(handleOf(text)).toBeNull());
});
