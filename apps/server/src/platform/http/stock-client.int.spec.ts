import { randomUUID } from 'node:crypto';

import simpleRestProvider from 'ra-data-simple-rest';

import { aFitment, aZip } from '../../../test/builders/index.js';
import { AS_ALEX, send, startConsoleApp, type TestApp } from '../../../test/index.js';
import { type Fields, STOCK_RESOURCES } from '../../../test/http/stock-resources.js';

type StoredRecord = Fields & { readonly id: string };

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { readonly code: string; readonly fields?: { path: string; message: string }[] },
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

/** The documented `httpClient` of a stock provider: who calls, and a key for each write. */
const httpClient = async (url: string, options: RequestInit = {}) => {
  const headers = new Headers(options.headers);
  for (const [name, value] of Object.entries(AS_ALEX)) headers.set(name, value);
  if (typeof options.body === 'string') headers.set('content-type', 'application/json');
  headers.set('idempotency-key', randomUUID());
  const response = await send(url, { ...options, headers });
  const body = await response.text();
  const json = body === '' ? undefined : (JSON.parse(body) as never);
  if (!response.ok) throw new Refusal(response.status, json ?? { code: '' });
  return { status: response.status, headers: response.headers, body, json };
};

/** Lists that only show, or whose records change by other calls. */
const READ_ONLY = [
  'account-applications',
  'accounts',
  'approvals',
  'audit',
  'coupon-batches',
  'gift-cards',
  'installer-applications',
  'jobs',
  'messages',
  'orders',
  'outbox-events',
  'price-entries',
  'privacy-requests',
  'products',
  'queues',
  'record-changes',
  'referrals',
  'searches',
  'shops',
  'simulations',
  'vehicles',
];

const refusalOf = async (call: Promise<unknown>): Promise<Refusal> => {
  const refusal = await call.then(
    () => new Refusal(200, { code: 'none' }),
    (error: unknown) => error,
  );
  if (refusal instanceof Refusal) return refusal;
  throw refusal;
};

describe('a stock client of ra-data-simple-rest', () => {
  let app: TestApp;
  let client: ReturnType<typeof simpleRestProvider>;
  beforeAll(async () => {
    app = await startConsoleApp({ env: { RUN_WORKERS: '0' } });
    await Promise.all([aFitment(app.db), aZip(app.db)]);
    client = simpleRestProvider(`${app.url}/admin`, httpClient);
  });
  afterAll(() => app.close());

  const page = { pagination: { page: 1, perPage: 5 }, filter: {} };

  it.each(STOCK_RESOURCES)(
    'reads, sends back and deletes $path',
    async ({ path, added, existing, changed, readOnly, isDeletable }) => {
      const id =
        added === null
          ? ((await existing?.(app)) ?? '')
          : (await client.create<StoredRecord>(path, { data: added as StoredRecord })).data.id;
      const read = async (): Promise<StoredRecord> => (await client.getOne<StoredRecord>(path, { id })).data;
      const update = async (record: Fields): Promise<StoredRecord> =>
        (
          await client.update<StoredRecord>(path, {
            id,
            data: record as StoredRecord,
            previousData: record as StoredRecord,
          })
        ).data;
      const before = await read();
      const list = await client.getList<StoredRecord>(path, { ...page, sort: { field: 'id', order: 'ASC' } });
      expect(list.total).toBeGreaterThan(0);
      const many = await client.getMany<StoredRecord>(path, { ids: [id] });
      expect(many.data.map((record) => record.id)).toEqual([id]);

      const refused = await refusalOf(update({ ...before, ...readOnly }));
      const [field = ''] = Object.keys(readOnly);
      expect(refused).toMatchObject({
        status: 400,
        body: { code: 'request.readOnly', fields: [{ path: `body.${field}` }] },
      });
      expect(await read()).toEqual(before);

      const after = await update({ ...before, ...changed });
      expect(after).toMatchObject({ id, ...changed });
      if (Object.keys(changed).length > 0)
        expect(await refusalOf(update(before))).toMatchObject({
          status: 409,
          body: { code: 'record.stale' },
        });

      if (!isDeletable) return;
      expect((await client.delete(path, { id, previousData: after })).data).toEqual({ id });
      expect(await refusalOf(read())).toMatchObject({ status: 404 });
    },
  );

  it.each(READ_ONLY)('lists %s, and reads those that it shows', async (path) => {
    const { data, total } = await client.getList(path, { ...page, sort: { field: 'id', order: 'ASC' } });
    expect(total).toBeGreaterThanOrEqual(data.length);
    const ids = data.slice(0, 1).map(({ id }) => id as string);
    expect((await client.getMany(path, { ids })).data.map(({ id }) => id as string)).toEqual(ids);
  });

  it('sends the shop’s settings back whole, and gets a fault for a moment it may not set', async () => {
    const url = `${app.url}/admin/shop-settings`;
    const put = (body: Fields) => httpClient(url, { method: 'PUT', body: JSON.stringify(body) });
    const { json } = await httpClient(url);
    const settings = json as unknown as Fields;
    const refused = await refusalOf(put({ ...settings, updatedAt: '2020-01-01T00:00:00.000Z' }));
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.readOnly' } });
    expect((await put(settings)).status).toBe(200);
  });

  it('names each changed field, and nothing is written', async () => {
    const data = { fromPath: '/learn/named', toPath: '/learn/new' };
    const { data: record } = await client.create<StoredRecord>('redirects', { data: data as never });
    const wrong = {
      ...record,
      toPath: '/learn/newer',
      isAutomatic: true,
      createdAt: '2020-01-01T00:00:00.000Z',
    };
    const change = { id: record.id, data: wrong, previousData: record };
    const { body } = await refusalOf(client.update('redirects', change));
    expect(body.fields?.map(({ path, message }) => [path, message])).toEqual([
      ['body.isAutomatic', expect.stringContaining('isAutomatic can’t be changed here')],
      ['body.createdAt', expect.stringContaining('createdAt can’t be changed here')],
    ]);
    expect((await client.getOne('redirects', { id: record.id })).data).toEqual(record);
  });

  it('reads as many records by id as it asks for', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1) {
      const data = { fromPath: `/learn/many-${n}`, toPath: '/learn/new' };
      ids.push(String((await client.create('redirects', { data })).data.id));
    }
    expect((await client.getMany('redirects', { ids })).data).toHaveLength(30);
  });
});
