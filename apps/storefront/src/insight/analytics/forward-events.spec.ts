import {
  ANALYTICS_COOKIE,
  ANALYTICS_SESSION_COOKIE,
  CONSENT_COOKIE,
  EXPERIMENT_COOKIE,
} from '@simpletread/domain';
import { recordEvents } from '@simpletread/contract';
import { NextRequest } from 'next/server';
import { shopperClient } from '../../shell/api/client';
import { forwardEvents } from './forward-events';

jest.mock('../../shell/api/client', () => ({ shopperClient: jest.fn() }));

const call = jest.fn().mockResolvedValue({ accepted: 1 });
jest.mocked(shopperClient).mockResolvedValue({ call } as never);

const ID = '0198c0de-0000-4000-8000-000000000001';
const BODY = {
  sessionId: ID,
  userType: 'guest',
  events: [{ id: ID, name: 'Page Viewed', at: '2026-03-02T10:00:00.000Z', path: '/', properties: {} }],
};
const chose = (text: string) => `${CONSENT_COOKIE.name}=2.${Math.floor(Date.now() / 1000)}.${text}`;

interface Given {
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

const post = ({ cookie = chose('analytics'), headers = {}, body = BODY }: Given = {}) =>
  forwardEvents(
    new NextRequest('http://shop/api/events', {
      method: 'POST',
      headers: { cookie, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

describe('a browser’s events', () => {
  beforeEach(() => call.mockClear());

  it('are passed on with the browser’s random number, which no script reads', async () => {
    const response = await post();
    expect(response.status).toBe(202);
    expect(call).toHaveBeenCalledTimes(1);
    const [endpoint, { body }] = call.mock.calls[0] as [unknown, { body: { analyticsId: string } }];
    expect(endpoint).toBe(recordEvents);
    const set = response.headers.getSetCookie();
    expect(set.find((line) => line.startsWith(`${ANALYTICS_COOKIE.name}=`))).toMatch(
      new RegExp(`^analytics_id=${body.analyticsId}; .*Max-Age=31536000.*HttpOnly`, 'i'),
    );
    expect(set.find((line) => line.startsWith(`${EXPERIMENT_COOKIE.name}=`))).toMatch(/HttpOnly/i);
    expect(set.find((line) => line.startsWith(`${ANALYTICS_SESSION_COOKIE.name}=`))).toMatch(
      new RegExp(`^${ANALYTICS_SESSION_COOKIE.name}=${ID}; .*Max-Age=14400.*HttpOnly`, 'i'),
    );
  });

  it('keep the browser’s numbers; an invalid one is replaced', async () => {
    const own = '0198c0de-0000-4000-8000-00000000000a';
    const known = await post({
      cookie: `${chose('analytics')}; ${ANALYTICS_COOKIE.name}=${own}; ${EXPERIMENT_COOKIE.name}=priya`,
    });
    expect(call.mock.calls[0]).toMatchObject([recordEvents, { body: { analyticsId: own } }]);
    expect(known.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^${ANALYTICS_SESSION_COOKIE.name}=`)),
      expect.stringMatching(new RegExp(`^${EXPERIMENT_COOKIE.name}=[0-9a-f-]{36};`)),
    ]);
  });

  it.each<[string, Given, number]>([
    ['nobody agreed to it', { cookie: 'a=1' }, 204],
    ['the visitor said no', { cookie: chose('none') }, 204],
    ['they agreed to something else', { cookie: chose('preferences-marketing') }, 204],
    ['an older agreement meant something else', { cookie: chose('analytics').replace('=2.', '=1.') }, 204],
    ['the browser has a privacy signal', { headers: { 'sec-gpc': '1' } }, 204],
    ['another site sends them', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['they are too long', { body: 'x'.repeat(16_385) }, 413],
    ['they cannot be read', { body: '{broken' }, 400],
    ['they say who the visitor is', { body: { ...BODY, accountType: 'Employee Buying' } }, 400],
    ['they contain unknown fields', { body: { ...BODY, email: 'priya@mail.com' } }, 400],
  ])('are dropped if %s', async (_, given, status) => {
    const response = await post(given);
    expect(response.status).toBe(status);
    expect(call).not.toHaveBeenCalled();
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
