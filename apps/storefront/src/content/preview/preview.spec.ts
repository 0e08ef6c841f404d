import {
  CART_COOKIE,
  CART_QUANTITY_COOKIE,
  CONSENT_COOKIE,
  CSRF_COOKIE,
  MODE_COOKIE,
  ORDER_TOKEN_COOKIE,
  PREVIEW_COOKIE,
  SSO_COOKIE,
  ZIP_COOKIE,
} from '@simpletread/domain';
import { NextRequest, NextResponse } from 'next/server';
import { checkVisit } from '../../sso';
import { changesOfForm } from './changes-of-form';
import { pageBefore } from './page-before';
import { PREVIEW } from './preview';
import { settingWords } from './preview-words';

const HANDLE = 'h'.repeat(43);
const SHOWN = {
  staffName: 'Mia Okafor',
  visitor: 'Fleet',
  zip: '19147',
  paymentMethod: 'affirm',
  hasDraftRules: true,
  at: '2026-11-27T05:00:00.000Z',
  campaignName: 'Black Friday',
  endsAt: '2026-11-20T13:00:00.000Z',
} as const;
const BROWSER = `${SSO_COOKIE.name}=own; ${CSRF_COOKIE.name}=c; ${CART_COOKIE.name}=t; ${CART_QUANTITY_COOKIE.name}=2; ${ORDER_TOKEN_COOKIE.name}=o; ${CONSENT_COOKIE.name}=v1; ${ZIP_COOKIE.name}=90210`;

describe('a browser in which staff look at a preview', () => {
  const own = global.fetch;
  let answer: () => Response;

  beforeEach(() => {
    answer = () => Response.json(SHOWN);
    global.fetch = async () => answer();
  });
  afterEach(() => {
    global.fetch = own;
  });

  const checked = async (path = '/', { method = 'GET', handle = HANDLE } = {}) => {
    const cookie = `${BROWSER}; ${MODE_COOKIE.name}=dark; ${PREVIEW_COOKIE.name}=${handle}`;
    const visit = await checkVisit(
      PREVIEW,
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
    expect(await checkVisit(PREVIEW, request)).toBeNull();
  });

  it('shows pages the preview’s place and nothing of the browser’s own, and none is cached', async () => {
    expect(await checked()).toMatchObject({
      seen: `${MODE_COOKIE.name}=dark; ${PREVIEW_COOKIE.name}=${HANDLE}; ${ZIP_COOKIE.name}=19147`,
      goesTo: undefined,
      kept: 'private, no-store',
      set: '',
    });
  });

  it.each(['/checkout', '/login', '/account', '/account/my-orders', '/api/sso-landing?code=x'])(
    'stops at a notice at %s',
    async (path) => expect((await checked(path)).goesTo).toBe('/preview/not-here'),
  );

  it.each(['/', '/cart', '/tire-deals', '/loginx', '/preview/refused'])('sees %s', async (path) =>
    expect((await checked(path)).goesTo).toBeUndefined(),
  );

  it('is redirected out, with the cookie cleared and its own sign-in back, once the preview is over', async () => {
    answer = () => Response.json({ code: 'record.missing', message: '', statusCode: 404 }, { status: 404 });
    const { goesTo, set, kept, seen } = await checked('/brands');
    expect([goesTo, kept]).toEqual(['/preview/over', 'private, no-store']);
    expect(set).toMatch(new RegExp(`^${PREVIEW_COOKIE.name}=;.*Max-Age=0`, 'i'));
    expect(seen).toContain(`${SSO_COOKIE.name}=own`);
    expect((await checked('/preview/over')).goesTo).toBeUndefined();
    expect((await checked('/cart', { method: 'POST' })).seen).toContain(`${PREVIEW_COOKIE.name}=${HANDLE}`);
  });

  it('is left to the routes that start, change and end a preview', async () => {
    for (const path of ['/preview/open?code=x', '/preview/change', '/preview/end'])
      expect((await checked(path)).visit).toBeNull();
  });
});

describe('the bar of a preview', () => {
  it('shows the visitor, place and content', () => {
    expect(settingWords(SHOWN).join(' · ')).toBe(
      'Fleet · ZIP 19147 · pays with Affirm · “Black Friday” as written · with drafts',
    );
    const plain = { ...SHOWN, zip: null, paymentMethod: null, campaignName: null, hasDraftRules: false };
    expect(settingWords({ ...plain, visitor: 'Guest' })).toEqual(['A guest', 'no ZIP code']);
  });

  it('reads its form, and accepts only offered values', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      at: '2026-11-27T00:00:05',
      laterByHours: '-3',
      visitor: 'Fleet',
      zip: ' 19147 ',
      paymentMethod: 'klarna',
      hasDraftRules: 'on',
    }))
      form.set(name, value);
    expect(changesOfForm(form)).toEqual({
      at: '2026-11-27T00:00:05',
      laterByHours: -3,
      visitor: 'Fleet',
      zip: '19147',
      paymentMethod: 'klarna',
      isWithCampaign: false,
      hasDraftRules: true,
    });
    form.set('visitor', 'Admin');
    form.set('paymentMethod', 'cash');
    form.set('zip', '');
    expect(changesOfForm(form)).toMatchObject({ visitor: 'Guest', paymentMethod: null, zip: null });
  });

  it('returns to its page, and to no other', () => {
    const shop = 'http://localhost:3000';
    expect(pageBefore('http://localhost:3000/tire-sizes/225-65r17?sort=price', shop)).toBe(
      '/tire-sizes/225-65r17?sort=price',
    );
    for (const referer of [
      null,
      'nonsense',
      'https://evil.example/x',
      'http://localhost:3000/preview/refused',
    ])
      expect(pageBefore(referer, shop)).toBe('/');
  });
});
