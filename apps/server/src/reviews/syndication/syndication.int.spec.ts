import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  exportReviews,
  importReviews,
  previewReviews,
  productReviews,
  type ReplyOf,
  type ReviewsImported,
} from '@simpletread/contract';
import { readCsvTable } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { aProductLine, aReview, aTire, CROSSWIND } from '../../../test/builders/index.js';
import { brokenInvariants, readCatalogue, type ShopApp, startShopApp } from '../../../test/index.js';
import { ReviewsModule } from '../reviews.module.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` }, idempotencyKey: randomUUID() });

const HEAD = 'id,brand,line,written_on,author,dry,summary,comments,vehicle,place_driven,would_buy_again';
const row = (id: string, comments: string, line = 'crosswind-ht') =>
  `${id},northway,${line},2026-02-01,Walt Gray,4,Steady,${comments},2020 Subaru Outback,off-road,yes`;

describe('reviews from partners and for them', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, OrdersModule, ReviewsModule] });
    const { lineId } = await aProductLine(app.db);
    await aTire(app.db, { lineId });
    await aReview(app.db, { lineId, vehicle: { year: 2023, make: 'Subaru', model: 'Outback' } });
    await aReview(app.db, { lineId, vehicle: { year: 2012, make: 'Subaru', model: 'Outback' } });
  });
  afterAll(() => app.close());

  const csv = (lines: readonly string[], head = HEAD) =>
    new Blob([[head, ...lines].join('\n')], { type: 'text/csv' });
  const send = (file: Blob, who = 'ines', source = 'Keystone Garage') =>
    app.client.call(importReviews, { body: { source, file } }, as(who));
  const preview = (file: Blob, who = 'ines') =>
    app.client.call(previewReviews, { body: { source: 'Keystone Garage', file } }, as(who));
  const outcomesOf = ({ rows }: ReviewsImported) => rows.map(({ outcome }) => outcome);
  const read = async (query: object = {}) => {
    await readCatalogue(app);
    return app.client.call(productReviews, { params: CROSSWIND, query: { perPage: 50, ...query } });
  };

  it('are taken over row by row with their source, each once, and never on a preview', async () => {
    const lines = [
      row('a', 'They track straight.'),
      row('b', 'Call 215 555 0177.'),
      row('c', 'Quiet.', 'nothing'),
      row('d', 'They track straight.'),
    ];
    const first = ['added', 'refused', 'refused', 'refused'];
    const { listed } = await read();
    expect(outcomesOf(await preview(csv(lines)))).toEqual(first);
    expect((await read()).listed).toBe(listed);
    const twice = await Promise.all([send(csv(lines)), send(csv(lines), 'ines', 'KEYSTONE garage')]);
    expect(twice.map(outcomesOf).sort()).toEqual([first, ['known', 'refused', 'refused', 'refused']]);
    const { items, total, own } = await read();
    expect([total, own.total]).toEqual([listed + 1, listed]);
    expect(items.filter(({ source }) => source !== null)).toMatchObject([
      {
        source: expect.stringMatching(/^keystone garage$/i),
        authorName: 'Walt G.',
        isVerified: false,
        writtenOn: '2026-02-01',
      },
    ]);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });

  it('go out without those of other partners, and each export is audited', async () => {
    const { text, count, next } = await app.client.call(exportReviews, { query: {} }, as('ines'));
    expect([count, next, readCsvTable(text).lines.length]).toEqual([2, null, 3]);
    expect(text).not.toContain('Keystone');
    const none = await app.client.call(exportReviews, { query: { brand: 'kestrel' } }, as('ines'));
    expect(none.count).toBe(0);
    const audited = await app.db.query<{ action: string }>(
      `SELECT action FROM platform.audit_row WHERE action IN ('review.import', 'review.export') ORDER BY id`,
    );
    expect(audited.map(({ action }) => action)).toEqual([
      ...['review.import', 'review.import', 'review.export', 'review.export'],
    ]);
  });

  it('go out whole in parts of any size, each review once', async () => {
    const { lineId } = await aProductLine(app.db, { name: 'Parts' });
    await aTire(app.db, { lineId });
    // Some of the same moment, whose parts their ids divide, and some a microsecond apart.
    for (const at of ['01.000001', '01.000001', '01.000001', '01.000002', '02.000000'])
      await aReview(app.db, { lineId, writtenAt: `2026-02-01T10:00:${at}Z` });
    await readCatalogue(app);
    const call = (query: CallInput<typeof exportReviews>['query']) =>
      app.client.call(exportReviews, { query }, as('ines'));
    const { text, count } = await call({ brand: 'northway' });
    expect(count).toBe(7);
    for (const perPart of [1, 2, 3, 7]) {
      const parts: string[] = [];
      let next: string | null = null;
      do {
        const part: ReplyOf<typeof exportReviews> = await call({
          ...{ brand: 'northway', perPart },
          ...(next === null ? {} : { after: next }),
        });
        parts.push(part.text);
        next = part.next;
      } while (next !== null);
      expect(parts).toHaveLength(Math.ceil(count / perPart));
      expect(parts.join('')).toBe(text);
    }
  });

  it('are taken down by their id, and stay down', async () => {
    const { total } = await read();
    const added = await send(csv([row('e', 'Hums on the highway.')]));
    expect([outcomesOf(added), (await read()).total]).toEqual([['added'], total + 1]);
    const gone = csv(['e,yes', 'nobody,yes'], 'id,is_withdrawn');
    expect(outcomesOf(await send(gone))).toEqual(['withdrawn', 'refused']);
    expect(outcomesOf(await send(csv([row('e', 'Hums on the highway.')])))).toEqual(['known']);
    expect((await read()).total).toBe(total);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });

  it('need their permission and a file with columns', async () => {
    await expect(send(csv([]), 'sal')).rejects.toMatchObject({ statusCode: 403 });
    await expect(preview(csv([]), 'sal')).rejects.toMatchObject({ statusCode: 403 });
    await expect(preview(csv(['x'], 'name'))).rejects.toMatchObject({ code: 'review.fileUnreadable' });
    const latin = new Blob([Uint8Array.of(0x69, 0x64, 0x0a, 0xe9)], { type: 'text/csv' });
    await expect(preview(latin)).rejects.toMatchObject({ code: 'review.fileEncoding' });
  });

  it('are filtered like our own, by place and by vehicles like the reader’s', async () => {
    const like = await read({ vehicle: '2021 Subaru outback' });
    expect(like.items.map(({ vehicle }) => vehicle?.year).sort()).toEqual([2020, 2023]);
    expect(like.breakdown.matching).toBe(2);
    expect(like.breakdown.places.find(({ value }) => value === 'off-road')?.count).toBe(1);
    const both = await read({ vehicle: '2021 Subaru Outback', place: 'off-road' });
    expect(both.items.map(({ authorName }) => authorName)).toEqual(['Walt G.']);
    expect((await read({ miles: 'over-30000' })).breakdown.matching).toBe(0);
  });
});
