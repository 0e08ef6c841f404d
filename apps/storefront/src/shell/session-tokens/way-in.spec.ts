import { CSRF_COOKIE, SSO_COOKIE, WAY_IN_COOKIE } from '@simpletread/domain';
import { NextRequest, type NextResponse } from 'next/server';
import { shopperClient } from '../api/client';
import { landFromProvider } from '../../sso/sessions/land';
import { signOut } from '../../sso/sessions/sign-out';

jest.mock('../api/client', () => ({ shopperClient: jest.fn() }));
jest.mock('../../sso/sessions/personalization', () => ({ settlePersonalization: async () => null }));

const HANDLE = 'h'.repeat(43);
const CSRF = 'c'.repeat(32);
const call = jest.fn();

const wayInOf = (response: NextResponse) => response.cookies.get(WAY_IN_COOKIE.name)?.value;

const landed = async (returnTo: string) => {
  call.mockResolvedValueOnce({ handle: HANDLE, returnTo, accountType: 'Retail' });
  return landFromProvider(new NextRequest('http://shop/api/sso-landing?state=a&code=b'));
};

const signedOut = (wayIn: string | undefined, fields: Record<string, string> = {}) => {
  call.mockResolvedValueOnce({ url: null });
  const way = wayIn === undefined ? '' : `; ${WAY_IN_COOKIE.name}=${wayIn}`;
  return signOut(
    new NextRequest('http://shop/logout', {
      method: 'POST',
      headers: { cookie: `${SSO_COOKIE.name}=${HANDLE}; ${CSRF_COOKIE.name}=${CSRF}${way}` },
      body: new URLSearchParams({ csrf: CSRF, ...fields }),
    }),
  );
};

describe('signing out', () => {
  beforeEach(() => {
    call.mockReset();
    jest.mocked(shopperClient).mockResolvedValue({ call } as never);
  });

  it.each([
    ['/dt-employees', 'employees'],
    ['/dt-employees?from=mail', 'employees'],
    ['/dt-employees-of-others', 'home'],
    ['/account', 'home'],
    ['/', 'home'],
  ])('starts from the sign-in’s entry page: %s', async (returnTo, wayIn) => {
    expect(wayInOf(await landed(returnTo))).toBe(wayIn);
  });

  it('returns to the employees’ page from anywhere, if the sign-in was there', async () => {
    const response = await signedOut('employees');
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/dt-employees');
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { handle: HANDLE, returnTo: 'employees' } });
    expect(response.headers.getSetCookie().join()).toContain(`${WAY_IN_COOKIE.name}=;`);
  });

  it('returns there from that very page, however they came in', async () => {
    const response = await signedOut('home', { returnTo: 'employees' });
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/dt-employees');
  });

  it.each([undefined, 'home', 'https://evil.example'])('goes home with %j', async (wayIn) => {
    const response = await signedOut(wayIn);
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/');
  });
});
