import { NextRequest, NextResponse } from 'next/server';
import { clearCookies, forgetCookies } from './clear-cookies';

describe('clearing cookies', () => {
  it('ends those that the browser has, and mentions no others', () => {
    const request = new NextRequest('http://shop/', { headers: { cookie: 'sso=a; zip=b' } });
    const response = NextResponse.next();
    clearCookies({ request, response }, ['sso', 'csrf'], { path: '/', httpOnly: true });
    const [only, ...others] = response.headers.getSetCookie();
    expect(only).toMatch(/^sso=; Path=\/; Expires=Thu, 01 Jan 1970 [^;]+; Max-Age=0; HttpOnly$/);
    expect(others).toEqual([]);
  });

  it('does the same in an action', () => {
    const gone: string[] = [];
    const jar = { has: (name: string) => name === 'known', delete: (name: string) => gone.push(name) };
    forgetCookies(jar, ['known', 'unknown']);
    expect(gone).toEqual(['known']);
  });
});
