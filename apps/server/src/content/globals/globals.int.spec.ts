import { getGlobals, type Globals } from '@simpletread/contract';

import { aPublishedCampaign, aStateTax, aZip } from '../../../test/builders/index.js';
import {
  createTestDatabase,
  eventually,
  onBothBackends,
  startTestApp,
  type TestApp,
  type TestDatabase,
  send,
} from '../../../test/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { ContentModule } from '../content.module.js';

const START = '2026-11-27T05:00:00.000Z';
const END = '2026-11-29T05:00:00.000Z';
const IN_SEASON = '2026-11-28T12:00:00.000Z';
const DAY_BEFORE = '2026-11-26T12:00:00.000Z';
const NO_FILTERS = { brand: [], category: [], subtype: [], promotion: [] };

const aPill = (id: string, over: object = {}) => ({
  id,
  kind: 'blackFriday' as const,
  label: 'Black Friday',
  route: '/tire-deals/black-friday-sale',
  targetRoutes: ['/tire-sizes', '/vehicles'],
  filters: NO_FILTERS,
  audience: 'all' as const,
  states: [],
  ...over,
});

const before = (moment: string, ms: number): string => new Date(Date.parse(moment) - ms).toISOString();

describe('a season of the globals', () => {
  onBothBackends((env) => {
    let database: TestDatabase;
    let first: TestApp;
    let second: TestApp;
    beforeAll(async () => {
      database = await createTestDatabase();
      const start = () => startTestApp({ modules: [ContentModule], env, databaseUrl: database.url });
      first = await start();
      second = await start();
      await aStateTax(first.db);
      await aZip(first.db);
    });
    afterAll(async () => {
      for (const app of [first, second]) await app.close();
      await database.drop();
    });
    beforeEach(async () => {
      // Asked within the season: on the day before, a server that remembers the last test's campaign would answer the
      // same.
      setClocks(IN_SEASON);
      await first.db.execute('DELETE FROM campaigns.calendar_entry');
      await eventually(async () => expect(await themes()).toEqual(['default', 'default']));
      setClocks(DAY_BEFORE);
    });

    const setClocks = (moment: string) => [first, second].forEach(({ clock }) => clock.set(moment));
    const ask = (app: TestApp, query: object = {}): Promise<Globals> =>
      app.client.call(getGlobals, { query });
    const themes = () => Promise.all([first, second].map(async (app) => (await ask(app)).siteTheme));
    const cacheControl = async () => (await send(`${first.url}/globals`)).headers.get('cache-control') ?? '';

    it('changes to the millisecond on every server, without a message [R3.13]', async () => {
      await aPublishedCampaign(first.db, { startsAt: START, endsAt: END });
      await eventually(async () => {
        setClocks(START);
        expect(await themes()).toEqual(['blackFriday', 'blackFriday']);
      });
      setClocks(before(START, 1));
      expect(await themes()).toEqual(['default', 'default']);
      setClocks(START);
      expect(await themes()).toEqual(['blackFriday', 'blackFriday']);
      setClocks(before(END, 1));
      expect(await themes()).toEqual(['blackFriday', 'blackFriday']);
      setClocks(END);
      expect(await themes()).toEqual(['default', 'default']);
    });

    it('is never kept by a caller beyond its own end', async () => {
      await aPublishedCampaign(first.db, { startsAt: START, endsAt: END });
      await eventually(async () => {
        setClocks(START);
        expect(await themes()).toEqual(['blackFriday', 'blackFriday']);
      });
      for (const [ms, seconds] of [
        [120_000, 60],
        [59_999, 59],
        [1_500, 1],
        [999, 0],
      ] as const) {
        setClocks(before(END, ms));
        expect(await cacheControl()).toBe(`public, max-age=${seconds}`);
      }
    });

    it('comes and goes at once when the calendar is changed, on every server', async () => {
      setClocks(IN_SEASON);
      await aPublishedCampaign(first.db, { startsAt: START, endsAt: END });
      await eventually(async () => expect(await themes()).toEqual(['blackFriday', 'blackFriday']), 2_000);
      await first.db.execute('DELETE FROM campaigns.calendar_entry');
      await eventually(async () => expect(await themes()).toEqual(['default', 'default']), 2_000);
    });

    it('brings its banner, pills, links and promotions, and takes them along', async () => {
      setClocks(IN_SEASON);
      const banner = { name: 'Black Friday', text: 'Already in the total.', link: null, hasCountdown: true };
      const id = await aPublishedCampaign(first.db, {
        startsAt: START,
        endsAt: END,
        content: {
          banner,
          hero: { headline: 'Black Friday.', lead: 'Out the door.' },
          pills: [aPill('bf')],
          footerLinks: [{ label: 'Black Friday', link: '/tire-deals/black-friday-sale' }],
          footerPromotions: [
            {
              id: 'crew',
              label: 'SimpleCrew',
              text: '$25 off.',
              link: '/simplecrew',
              audience: 'guest',
              states: [],
            },
          ],
        },
      });
      const guest = await eventually(async () => {
        const globals = await ask(second);
        expect(globals.banner?.id).toBe(id);
        return globals;
      });
      expect(guest).toMatchObject({
        banner: { name: 'Black Friday', text: 'Already in the total.', endsAt: END },
        hero: { headline: 'Black Friday.' },
        customFilterPills: [
          { id: 'bf', route: '/tire-deals/black-friday-sale', targetRoutes: ['/tire-sizes', '/vehicles'] },
        ],
        footerPromotions: [{ id: 'crew', label: 'SimpleCrew', text: '$25 off.', link: '/simplecrew' }],
      });
      expect(guest.footerLinks.at(-1)).toEqual({
        label: 'Black Friday',
        link: '/tire-deals/black-friday-sale',
      });
      expect((await ask(second, { ssoUid: 'dana' })).footerPromotions).toEqual([]);
      setClocks(END);
      expect(await ask(second)).toMatchObject({
        banner: null,
        hero: null,
        customFilterPills: [],
        footerPromotions: [],
      });
    });

    it('is shown by region and ZIP where its pieces say so, and never by the caller’s clock [R7.01]', async () => {
      setClocks(IN_SEASON);
      await aPublishedCampaign(first.db, {
        startsAt: START,
        endsAt: END,
        content: {
          pills: [aPill('all'), aPill('snow', { states: ['PA'] }), aPill('sun', { states: ['FL'] })],
        },
      });
      await eventually(async () => expect((await ask(first)).customFilterPills).toHaveLength(1));
      const pills = async (query: object) => (await ask(first, query)).customFilterPills.map(({ id }) => id);
      expect(await pills({ userZip: '19147' })).toEqual(['all', 'snow']);
      expect(await pills({ userRegion: 'fl' })).toEqual(['all', 'sun']);
      expect(await pills({ userRegion: 'FL', userZip: '19147' })).toEqual(['all', 'snow']);
      expect(await pills({ userZip: 'nowhere', userRegion: 'XX' })).toEqual(['all']);
      expect((await ask(first, { time: '2026-12-24T00:00:00Z' })).siteTheme).toBe('blackFriday');
    });

    it('is looked at again by a job every ten minutes, even where a notice was lost', async () => {
      const handlers = first.get(JobHandlers);
      expect(handlers.scheduled()).toContainEqual({ job: 'content.compile-globals', everyMs: 600_000 });
      await aPublishedCampaign(first.db, { startsAt: START, endsAt: END });
      setClocks(START);
      await handlers.named('content.compile-globals')?.run({});
      await eventually(async () => expect(await themes()).toEqual(['blackFriday', 'blackFriday']));
    });
  });
});
