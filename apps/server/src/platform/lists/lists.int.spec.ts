import { randomUUID } from 'node:crypto';

import {
  aFitment,
  aMessage,
  anAuditRow,
  anOutboxEvent,
  aProductLine,
  aShop,
  aTire,
  aVehicle,
  aWarehouse,
} from '../../../test/builders/index.js';
import { AS_ALEX, consoleList, startConsoleApp, type TestApp } from '../../../test/index.js';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Each list with its sortable columns; a row's field has the name of its column. */
const LISTS = {
  products: [
    'brandName',
    'lineName',
    'categoryName',
    'sizeCount',
    'fromPriceInCents',
    'available',
    'scoreOverall',
    'updatedAt',
    'id',
  ],
  vehicles: ['year', 'make', 'model', 'trim', 'vehicleType', 'id'],
  shops: ['company', 'city', 'state', 'zip', 'installPriceInCents', 'rating', 'id'],
  messages: ['createdAt', 'id'],
  'outbox-events': ['createdAt', 'id'],
  audit: ['at', 'id'],
  queues: ['name', 'id'],
} as const;

type ListName = keyof typeof LISTS;
const NAMES = Object.keys(LISTS) as ListName[];
const SORTS = NAMES.flatMap((name) => LISTS[name].map((column) => [name, column] as const));
const SEARCHED = NAMES.filter((name) => name !== 'queues');

/** Five of everything, with ties and gaps in what can be sorted by. One of each is called `50%_off`. */
const fill = async ({ db }: TestApp): Promise<void> => {
  await aWarehouse(db);
  for (const [n, word] of ['Adler', 'Birch', 'Cedar', '50%_off', 'Cedar'].entries()) {
    const line = await aProductLine(db, {
      brandName: `${word} Tire`,
      name: `Model ${9 - n}`,
      categoryId: (n % 3) + 1,
      scoreOverall: n === 2 ? null : 9 - (n % 2),
    });
    for (let size = 0; size < n; size += 1) {
      const sizeCode = `2${size}5/65R17`;
      const priceInCents = 10_000 + n * 100 + size;
      await aTire(db, { lineId: line.lineId, sizeCode, priceInCents, stock: { CAR: n % 2 } });
    }
    await aVehicle(db, { year: 2015 + (n % 3), make: word, model: `M${n % 2}`, trim: `T${n}`, isEv: n > 2 });
    await aShop(db, {
      company: `${word} Motors`,
      city: `City ${n % 3}`,
      state: n % 2 === 0 ? 'PA' : 'NJ',
      zip: `1914${n}`,
      installPriceInCents: 2_000 + n,
      rating: n === 1 ? null : 4 + n / 10,
    });
    await aMessage(db, {
      recipient: `${word}@example.com`,
      template: `t${n % 2}`,
      state: n > 3 ? 'failed' : 'sent',
      minutesAgo: n,
    });
    await anOutboxEvent(db, { type: n % 2 === 0 ? 'OrderPlaced' : 'TireSold', aggregateId: `${word} ${n}` });
    await anAuditRow(db, { actorName: `${word} Person`, subjectId: randomUUID(), minutesAgo: 10 * n });
  }
  await aFitment(db);
};

const isRising = (a: unknown, b: unknown): boolean => {
  if (a === null || b === null) return b === null;
  return typeof a === 'number' && typeof b === 'number' ? a <= b : String(a) <= String(b);
};

describe('the lists of the console', () => {
  let app: TestApp;
  const list = (name: string) => consoleList<Row>(app, AS_ALEX, name);

  beforeAll(async () => {
    app = await startConsoleApp();
    await fill(app);
  });
  afterAll(() => app.close());

  it.each(SORTS)('of %s sort by %s both ways, rows without a value last', async (name, column) => {
    const up = await list(name)({ sort: [column, 'ASC'] });
    const down = await list(name)({ sort: [column, 'DESC'] });
    expect([up.status, down.status]).toEqual([200, 200]);
    expect(up.rows.length).toBeGreaterThan(1);
    const rising = up.rows.map((row) => row[column]);
    expect(rising.slice(1).filter((value, n) => !isRising(rising[n], value))).toEqual([]);
    const values = (rows: Row[]) => rows.map((row) => row[column]).filter((value) => value !== null);
    expect(values(down.rows)).toEqual(values(up.rows).reverse());
    const gaps = down.rows.slice(values(down.rows).length).map((row) => row[column]);
    expect(gaps.every((value) => value === null)).toBe(true);
  });

  it.each(SORTS)('of %s sorted by %s show every row once, page by page', async (name, column) => {
    const whole = await list(name)({ sort: [column, 'DESC'], range: [0, 499] });
    const pages: string[] = [];
    for (let first = 0; first < whole.rows.length; first += 2) {
      const { rows, contentRange } = await list(name)({ sort: [column, 'DESC'], range: [first, first + 1] });
      const last = first + rows.length - 1;
      expect(contentRange).toBe(`${name} ${first}-${last}/${whole.rows.length}`);
      pages.push(...rows.map(({ id }) => id));
    }
    expect(pages).toEqual(whole.rows.map(({ id }) => id));
    expect(new Set(pages).size).toBe(whole.rows.length);
  });

  it.each(NAMES)('of %s are empty past their end, with the same total', async (name) => {
    const { rows: all } = await list(name)();
    const { status, rows, contentRange } = await list(name)({ range: [400, 424] });
    expect([status, rows, contentRange]).toEqual([200, [], `${name} 400-400/${all.length}`]);
  });

  it.each(NAMES)('of %s find rows by their ids, and nothing by other text', async (name) => {
    const { rows: all } = await list(name)();
    const wanted = all.slice(0, 2).map(({ id }) => id);
    const { rows, contentRange } = await list(name)({ filter: { id: [...wanted, 'x', randomUUID()] } });
    expect(rows.map(({ id }) => id).sort()).toEqual([...wanted].sort());
    expect(contentRange).toBe(`${name} 0-1/2`);
  });

  // Events are found by the beginning of their record alone.
  it.each(SEARCHED.filter((name) => name !== 'outbox-events'))(
    'of %s take the wildcards of a search literally',
    async (name) => {
      const counted = async (q: string) => (await list(name)({ filter: { q } })).rows.length;
      expect(await counted('50%_OFF')).toBe(1);
      expect(await counted('5%_off')).toBe(0);
      expect(await counted('50%%off')).toBe(0);
      expect(await counted('%')).toBe(1);
      expect(await counted('_')).toBe(1);
      expect(await counted('\\')).toBe(0);
      expect(await counted("'")).toBe(0);
      expect(await counted('?')).toBe(0);
      expect(await counted('  ')).toBe((await list(name)()).rows.length);
    },
  );

  const refusals: readonly [string, object][] = [
    ['a column that does not sort', { sort: ['passwordHash', 'ASC'] }],
    ['SQL for a column', { sort: ['id; DROP TABLE x', 'ASC'] }],
    ['a direction of its own', { sort: ['id', 'ASC NULLS FIRST'] }],
    ['a column that does not filter', { filter: { passwordHash: 'x' } }],
    ['a filter of another type', { filter: { id: 'x' } }],
    ['a filter that is no object', { filter: [] }],
    ['more than 500 rows', { range: [0, 500] }],
    ['a range that runs backwards', { range: [9, 3] }],
    ['a range below zero', { range: [-1, 3] }],
    ['a null character', { filter: { id: ['a\0'] } }],
  ];

  describe.each([...NAMES, 'jobs'])('of %s', (name) => {
    it.each(refusals)('refuse %s', async (_, query) => {
      const { status, rows } = await list(name)(query);
      expect([status, rows]).toEqual([
        400,
        expect.objectContaining({ statusCode: 400, message: expect.any(String) as string }),
      ]);
    });
  });
});
