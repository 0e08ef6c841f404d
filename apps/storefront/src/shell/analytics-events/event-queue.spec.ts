/** @jest-environment jsdom */
import { CONSENT_COOKIE } from '@simpletread/domain';
import { readValue, writeValue } from '../stored-values/browser-value';
import { AB_VALUES, ANALYTICS_SESSION, TRAFFIC_SOURCE, USER_TYPE } from '../stored-values/value-readers';
import { queueEvent, sendEvents } from './event-queue';
import { randomId } from './random-id';
import { track } from './track';

Object.assign(globalThis, {
  BroadcastChannel: class {
    postMessage(): void {}
  },
});

const sent: { url: string; body: string }[] = [];
const HOUR = 3_600_000;
const start = new Date('2026-03-02T10:00:00Z').getTime();
const view = { name: 'Page Viewed', properties: {} } as const;

interface SentBody {
  readonly sessionId: string;
  readonly events: { name: string; path: string }[];
}

const bodies = () => sent.map(({ body }) => JSON.parse(body) as SentBody);

const agree = (text: string) => {
  document.cookie = `${CONSENT_COOKIE.name}=2.${Math.floor(Date.now() / 1000)}.${text}; path=/`;
};

describe('events of a page', () => {
  beforeAll(() => {
    globalThis.fetch = (url, init) => {
      sent.push({ url: String(url), body: String(init?.body) });
      return Promise.resolve({ ok: true } as Response);
    };
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    sent.length = 0;
    delete window.dataLayer;
    agree('analytics');
  });
  afterEach(() => sendEvents());

  it('go to the data layer at once and to our own address in batches [R7.09 data layer]', () => {
    writeValue(USER_TYPE, 'customer');
    writeValue(AB_VALUES, { 'size-hint': 'sidewall' });
    writeValue(TRAFFIC_SOURCE, {
      source: 'google',
      medium: 'cpc',
      campaign: null,
      term: null,
      content: null,
    });
    document.documentElement.dataset['accountType'] = 'Employee Buying';
    queueEvent(view, '/tire-sizes/225-65r17?x=priya', new Date());
    queueEvent(
      {
        name: 'Order Completed',
        properties: { totalInCents: 90_000, quantity: 4, fulfilment: 'ship-to-me', currency: 'USD' },
      },
      '/checkout/confirm-order/7K2MX-94QTB',
      new Date(),
    );
    expect(window.dataLayer).toMatchObject([
      { event: 'page_viewed', page_path: '/tire-sizes/225-65r17', account_type: 'Employee Buying' },
      {
        event: 'order_completed',
        total_in_cents: 90_000,
        quantity: 4,
        currency: 'USD',
        page_path: '/checkout/confirm-order/-',
        user_type: 'customer',
        'size-hint': 'sidewall',
      },
    ]);
    expect(sent).toHaveLength(0);
    sendEvents();
    expect(sent.map(({ url }) => url)).toEqual(['/api/events']);
    expect(bodies()).toMatchObject([
      {
        userType: 'customer',
        traffic: { source: 'google' },
        variants: { 'size-hint': 'sidewall' },
        events: [{ name: 'Page Viewed', path: '/tire-sizes/225-65r17' }, { name: 'Order Completed' }],
      },
    ]);
    delete document.documentElement.dataset['accountType'];
  });

  it('belong to one session until 14,400,000 ms pass without one [R9.02 analytics session]', () => {
    const at = (ms: number) => new Date(start + ms);
    queueEvent(view, '/', at(0));
    const first = readValue(ANALYTICS_SESSION)?.id;
    queueEvent(view, '/cart', at(4 * HOUR));
    queueEvent(view, '/brands', at(8 * HOUR));
    queueEvent(view, '/search', at(12 * HOUR + 1));
    sendEvents();
    const batches = bodies();
    expect(batches.map(({ events }) => events.map(({ path }) => path))).toEqual([
      ['/', '/cart', '/brands'],
      ['/search'],
    ]);
    expect(batches[0]?.sessionId).toBe(first);
    expect(batches[1]?.sessionId).not.toBe(first);
    expect(readValue(ANALYTICS_SESSION)).toMatchObject({
      id: batches[1]?.sessionId,
      startedAtMs: start + 12 * HOUR + 1,
      lastAtMs: start + 12 * HOUR + 1,
    });
  });

  it('are not sent if the visitor withdraws consent before', () => {
    queueEvent(view, '/', new Date());
    agree('none');
    sendEvents();
    expect(sent).toEqual([]);
  });

  it.each([
    ['nobody was asked', '', false],
    ['the visitor said no', 'none', false],
    ['they agreed to other things', 'preferences', false],
    ['the browser has a privacy signal', 'analytics', true],
  ])('are neither recorded nor kept if %s', async (_, choice, hasSignal) => {
    if (choice === '') document.cookie = `${CONSENT_COOKIE.name}=; path=/; max-age=0`;
    else agree(choice);
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: hasSignal, configurable: true });
    track(view);
    // The queue's script has loaded by then, if it was requested.
    await import('./event-queue');
    sendEvents();
    expect([window.dataLayer, sent.length, localStorage.length]).toEqual([undefined, 0, 0]);
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  });

  it('have ids that are random', () => {
    const ids = Array.from({ length: 200 }, randomId);
    expect(new Set(ids).size).toBe(200);
    expect(
      ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toBe(true);
  });
});
