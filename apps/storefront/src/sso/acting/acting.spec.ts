import {
  ACCOUNT_TYPE_COOKIE,
  ACTING_COOKIE,
  CARD_COOKIE,
  CART_COOKIE,
  CART_QUANTITY_COOKIE,
  CONSENT_COOKIE,
  CSRF_COOKIE,
  ORDER_TOKEN_COOKIE,
  SSO_COOKIE,
  ZIP_COOKIE,
} from '@simpletread/domain';
import { NextRequest, NextResponse } from 'next/server';
import { checkVisit } from '../staff-visits';
import { ACTING } from './acting';

const HANDLE = 'h'.repeat(43);
const VISIT = {
  staffName: 'Sam Okoro',
  customerName: 'Priya Raman',
  customerId: '0198c0de-0000-7000-8000-000000000001',
  endsAt: '2026-11-20T12:15:00.000Z',
};
const BROWSER = `${SSO_COOKIE.name}=own; ${CSRF_COOKIE.name}=c; ${ACCOUNT_TYPE_COOKIE.name}=Retail; ${CART_COOKIE.name}=t; ${CART_QUANTITY_COOKIE.name}=2; ${ORDER_TOKEN_COOKIE.name}=o; ${CARD_COOKIE.name}=p; ${CONSENT_COOKIE.name}=v1`;

describe('a browser in which staff see the shop as a customer', () => {
  const own = global.fetch;
  let answer: () => Response;
  const live = () => Response.json(VISIT);
  const over = () => Response.json({ code: 'record.missing', message: '', statusCode: 404 }, { status: 404 });
  const away = () =>
    Response.json({ code: 'server.unavailable', message: '', statusCode: 503 }, { status: 503 });

  beforeEach(() => {
    answer = live;
    global.fetch = async () => answer();
  });
  afterEach(() => {
    global.fetch = own;
  });

  const checked = async (path = '/', { method = 'GET', handle = HANDLE } = {}) => {
    const cookie = `${BROWSER}; ${ZIP_COOKIE.name}=19147; ${ACTING_COOKIE.name}=${handle}`;
    const visit = await checkVisit(
      ACTING,
      new NextRequest(`http://shop${path}`, { method, headers: { cookie } }),
    );
    const response = visit?.instead ?? NextResponse.next();
    visit?.answer(response);
    return {
      visit,
      seen: visit?.cookieHeader,
      goesTo: response.headers.get('location')?.replace(/^https?:\/\/[^/]+/, ''),
      kept: response.headers.get('cache-control'),
      set: response.headers.getSetCookie().join('\n'),
    };
  };

  it('is ordinary without the cookie', async () => {
    const request = new NextRequest('http://shop/', { headers: { cookie: BROWSER } });
    expect(await checkVisit(ACTING, request)).toBeNull();
  });

  it('shows no page its own sign-in, cart, order or choices, and none is cached anywhere', async () => {
    expect(await checked()).toMatchObject({
      seen: `${ZIP_COOKIE.name}=19147; ${ACTING_COOKIE.name}=${HANDLE}`,
      goesTo: undefined,
      kept: 'private, no-store',
      set: '',
    });
  });

  it.each([
    '/checkout',
    '/checkout/payments/card',
    '/login?returnTo=/',
    '/register',
    '/account/privacy',
    '/account/privacy/0198c0de-0000-7000-8000-000000000001',
    '/account/verification/start',
    '/api/sso-landing?code=x',
  ])('stops at a notice at %s', async (path) => {
    expect((await checked(path)).goesTo).toBe('/acting/not-here');
  });

  it('signs no one out', async () => {
    expect((await checked('/logout', { method: 'POST' })).goesTo).toBe('/acting/not-here');
  });

  it.each(['/', '/account', '/account/my-orders', '/cart', '/brands', '/loginx', '/acting/over'])(
    'sees %s',
    async (path) => expect((await checked(path)).goesTo).toBeUndefined(),
  );

  it('is redirected out, with the cookie cleared and its own sign-in back, once the visit is over', async () => {
    answer = over;
    const { goesTo, set, kept, seen } = await checked('/account');
    expect(goesTo).toBe('/acting/over');
    expect(set).toMatch(new RegExp(`^${ACTING_COOKIE.name}=;.*Max-Age=0`, 'i'));
    expect(kept).toBe('private, no-store');
    expect(seen).toContain(`${SSO_COOKIE.name}=own`);
    expect((await checked('/acting/over')).goesTo).toBeUndefined();
  });

  it.each(['x', '', 'é', 'A'.repeat(44)])(
    'is redirected out with %j in the cookie, without asking anyone',
    async (text) => {
      answer = () => {
        throw new Error('asked');
      };
      expect((await checked('/', { handle: encodeURIComponent(text) })).goesTo).toBe('/acting/over');
    },
  );

  it('sends a form of an ended visit with its dead handle, so the API refuses it', async () => {
    answer = over;
    expect(await checked('/cart', { method: 'POST' })).toMatchObject({
      seen: `${ZIP_COOKIE.name}=19147; ${ACTING_COOKIE.name}=${HANDLE}`,
      goesTo: undefined,
    });
  });

  it('continues unchanged while the API is down', async () => {
    answer = away;
    expect(await checked()).toMatchObject({
      seen: `${ZIP_COOKIE.name}=19147; ${ACTING_COOKIE.name}=${HANDLE}`,
      set: '',
    });
  });

  it('is left to the routes that start and end a visit', async () => {
    expect((await checked('/acting/open?code=x')).visit).toBeNull();
    expect((await checked('/acting/end', { method: 'POST' })).visit).toBeNull();
  });
});
