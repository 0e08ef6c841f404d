import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { type APIRequestContext, expect, request } from '@playwright/test';

import { consoleUrl } from '../shell/console-drivers.js';

const serverUrl = process.env['SERVER_URL'] ?? 'http://localhost:4000';

const demo = JSON.parse(
  readFileSync(new URL('../../../tools/demo-sign-ins.json', import.meta.url), 'utf8'),
) as {
  readonly password: string;
  readonly accounts: readonly { readonly role: string; readonly email: string }[];
};

interface Released {
  readonly id: string;
  readonly version: number;
}

export interface Campaign extends Released {
  /** The text of its banner, unique to it. */
  readonly words: string;
}

export interface Marketer {
  /** Adds a Cyber Monday to the shop from an hour ago until two hours from now; waits while another season is on. */
  begin(): Promise<Campaign>;
  /** Removes it again. */
  end(campaign: Campaign): Promise<void>;
  leave(): Promise<void>;
}

/** Returns the New York clock time at `moment`. */
const eastern = (moment: number): string => {
  const text = new Date(moment).toLocaleString('sv-SE', { timeZone: 'America/New_York' });
  return text.slice(0, 16).replace(' ', 'T');
};

const HOUR_MS = 3_600_000;

const cyberMonday = (words: string) => ({
  name: `Journey: ${words}`,
  season: 'cyberMonday',
  startsAt: eastern(Date.now() - HOUR_MS),
  endsAt: eastern(Date.now() + 2 * HOUR_MS),
  content: {
    banner: {
      name: 'Cyber Monday',
      text: words,
      link: { label: 'See deals', link: '/tire-deals/cyber-monday-sale' },
      hasCountdown: true,
    },
    hero: { headline: 'Monday, out the door.', lead: 'Sale prices are included in the total.' },
    pills: [
      {
        id: 'cyber-monday',
        kind: 'cyberMonday',
        label: 'Cyber Monday',
        route: '/tire-deals/cyber-monday-sale',
        targetRoutes: ['/tire-sizes'],
        filters: { brand: ['michelin'], category: [], subtype: [], promotion: [] },
        audience: 'all',
        states: [],
      },
    ],
    footerPromotions: [
      {
        id: 'cyber-footer',
        label: 'Cyber Monday',
        text: 'Until midnight.',
        link: '/tire-deals/cyber-monday-sale',
        audience: 'all',
        states: [],
      },
      {
        id: 'cyber-footer-pa',
        label: 'Pennsylvania only',
        text: 'For those at home there.',
        link: '/tire-deals/cyber-monday-sale',
        audience: 'all',
        states: ['PA'],
      },
    ],
    footerLinks: [],
    promotionIds: [],
    priceListIds: [],
  },
});

const send = async (api: APIRequestContext, method: string, path: string, data: object) =>
  api.fetch(`${serverUrl}${path}`, { method, data, headers: { 'idempotency-key': randomUUID() } });

/** Returns a marketer at the API, signed in with the demo account. */
export const asMarketer = async (): Promise<Marketer> => {
  const api = await request.newContext({ extraHTTPHeaders: { origin: new URL(consoleUrl).origin } });
  const email = demo.accounts.find(({ role }) => role === 'marketer')?.email ?? '';
  const signedIn = await api.post(`${serverUrl}/staff/session`, { data: { email, password: demo.password } });
  expect(signedIn.status()).toBe(200);
  return {
    begin: async () => {
      const words = `Already in the total, ${randomUUID().slice(0, 8)}.`;
      const created = await send(api, 'POST', '/admin/campaigns', cyberMonday(words));
      expect(created.status()).toBe(201);
      const { id, version } = (await created.json()) as Released;
      let released: Released = { id, version };
      // Journeys at other sizes may hold the season for a while.
      await expect(async () => {
        const reply = await send(api, 'POST', `/admin/campaigns/${id}/releases`, { version });
        expect(reply.status()).toBe(200);
        released = (await reply.json()) as Released;
      }).toPass({ timeout: 100_000, intervals: [1_000] });
      return { id, version: released.version, words };
    },
    end: async ({ id, version }) => {
      const reply = await send(api, 'POST', `/admin/campaigns/${id}/withdrawal`, { version });
      expect(reply.status()).toBe(200);
    },
    leave: () => api.dispose(),
  };
};
