import {
  aPriceList,
  aProductLine,
  aPromotion,
  aPublishedCampaign,
  aStateTax,
  aTire,
  aWarehouse,
  aZip,
} from '../../../test/builders/index.js';
import { eventually, onBothBackends, send } from '../../../test/index.js';
import { Cache } from '../../platform/cache/index.js';
import { type PreviewWalk, startPreviewWalk } from './testing/preview-walk.js';

const PATHS = [
  '/globals',
  '/globals?userZip=19147',
  '/globals?ssoUid=somebody',
  '/deals',
  '/deals/everyday-20',
  '/tires?size=225-65r17',
  '/tires?size=225-65r17&zip=19147',
  '/products/northway/crosswind-ht?size=225-65r17',
  '/products/northway/crosswind-ht?size=225-65r17&zip=19147',
  '/brands',
  '/tire-sizes',
  '/search-typeahead?queryText=crosswind',
];

interface Kept {
  readonly text: string;
  readonly headers: Readonly<Record<string, string | null>>;
}

describe('a preview, seen by everyone else', () => {
  onBothBackends((env) => {
    let walk: PreviewWalk;
    beforeAll(async () => {
      walk = await startPreviewWalk(env);
      const { db, clock } = walk.app;
      clock.set('2026-11-20T12:30:00Z');
      await aStateTax(db, { salesTaxRatePpm: 80_000 });
      await aZip(db);
      await aWarehouse(db);
      const { lineId } = await aProductLine(db, { name: 'Crosswind HT' });
      await aTire(db, { lineId, priceInCents: 10_000, stock: { CAR: 40 } });
      await aPublishedCampaign(db, {
        startsAt: '2026-11-27T05:00:00.000Z',
        endsAt: '2026-11-29T05:00:00.000Z',
      });
      await aPromotion(db, { name: 'Everyday $20' });
      await aPriceList(db, { audience: 'fleet' });
      await aPriceList(db, { audience: 'retail', state: 'draft', entries: [{ percentOff: 30 }] });
      await aPromotion(db, { name: 'Draft $50', state: 'draft' });
      await eventually(async () => {
        expect((await visitor('/deals')).text).toContain('Everyday $20');
        expect((await visitor('/globals')).text).toContain('"validUntil":"2026-11-20T13');
      });
    });
    afterAll(() => walk.app.close());

    const visitor = async (path: string): Promise<Kept> => {
      const response = await send(walk.app.url + path);
      const headers = ['etag', 'cache-control', 'vary', 'content-type'].map((name) => [
        name,
        response.headers.get(name),
      ]);
      return { text: await response.text(), headers: Object.fromEntries(headers) as Kept['headers'] };
    };
    const everything = () => Promise.all(PATHS.map(visitor));
    const looks = (handle: string, headers: Record<string, string> = {}) =>
      Promise.all(PATHS.map((path) => walk.get(handle, path, headers)));

    it('is not there: every reply is the same to the byte before, during and after', async () => {
      const kept = () => walk.app.get(Cache).get('content.globals');
      const [before, keptBefore] = [await everything(), await kept()];
      const handle = await walk.preview({
        at: '2026-11-27T12:00',
        visitor: 'Fleet',
        zip: '19147',
        hasDraftRules: true,
      });
      for (const { headers } of await looks(handle))
        expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-store', null]);
      const during = await everything();
      await walk.change(handle, { at: '2026-11-20T07:30', visitor: 'EPP', hasDraftRules: true });
      await looks(handle);
      const again = await everything();
      await walk.end(handle);
      expect(await everything()).toEqual(before);
      expect([during, again]).toEqual([before, before]);
      expect(await kept()).toEqual(keptBefore);
    });

    it('never confirms a cached copy, and is not confirmed by a visitor’s copy', async () => {
      const handle = await walk.preview({ at: '2026-11-20T07:30' });
      for (const path of PATHS) {
        const { headers } = await visitor(path);
        const match = { 'if-none-match': headers['etag'] ?? '' };
        expect((await walk.get(handle, path, match)).status).toBe(200);
        expect((await send(walk.app.url + path, { headers: match })).status).toBe(304);
        expect(headers['vary']).toContain('authorization');
      }
    });

    it('leaves nothing in the search counts', async () => {
      const { db } = walk.app;
      const asked = async () =>
        (await db.query<{ words: string }>('SELECT words FROM search.asked')).map(({ words }) => words);
      const handle = await walk.preview();
      await walk.get(handle, '/search-typeahead?queryText=previewed');
      await visitor('/search-typeahead?queryText=visited');
      await eventually(async () => expect(await asked()).toContain('visited'), 15_000);
      expect(await asked()).not.toContain('previewed');
    });

    it('gives no visitor a price that is a customer’s, however both look in turn', async () => {
      const handle = await walk.preview({ visitor: 'Fleet', at: '2026-11-20T07:30' });
      for (const path of PATHS.filter((one) => /tires|products/.test(one))) {
        const looked = JSON.stringify((await walk.get(handle, path)).body);
        const seen = (await visitor(path)).text;
        expect([looked.includes('Fleet price'), looked.includes('9000')]).toEqual([true, true]);
        expect([seen.includes('Fleet price'), seen.includes('9000')]).toEqual([false, false]);
      }
    });
  });
});
