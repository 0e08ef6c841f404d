import { randomUUID } from 'node:crypto';

import { getShopState } from '@simpletread/contract';
import { cents, EVERY_TIRE, NO_CONDITIONS, NO_LIMITS } from '@simpletread/domain';

import { aProductLine, aTire } from '../../../test/builders/index.js';
import { eventually, readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';

const START = '2026-11-27T05:00:00.000Z';
const END = '2026-11-29T05:00:00.000Z';

const WRITE = `
  INSERT INTO pricing.promotion (id, name, definition, state, starts_at, ends_at) VALUES ($1, 'Sale', $2, 'active', $3, $4)`;

const DEFINITION = {
  benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(10_000), unit: 'cart' },
  scope: EVERY_TIRE,
  conditions: NO_CONDITIONS,
  needsCoupon: false,
  priority: 100,
  exclusivityGroup: null,
  stacking: 'stackable',
  limits: NO_LIMITS,
  isCoverageLinked: false,
};

describe('the state of the shop', () => {
  let app: TestApp;
  let tireId: string;
  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const line = await aProductLine(app.db);
    tireId = (await aTire(app.db, { lineId: line.lineId })).tireId;
    await app.db.execute('DELETE FROM pricing.promotion');
    app.clock.set('2026-06-01T12:00:00Z');
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  const state = () => app.client.call(getShopState, {});

  it('has the same version until a tire has another price', async () => {
    let before = '';
    await eventually(async () => {
      const last = before;
      before = (await state()).version;
      expect(before).toBe(last);
    });
    await app.db.execute('UPDATE catalogue.tire SET price_in_cents = price_in_cents + 1 WHERE id = $1', [
      tireId,
    ]);
    await eventually(async () => expect((await state()).version).not.toBe(before));
  });

  it('has another version when a promotion is written, and says when it begins and ends', async () => {
    const { version, validUntil } = await state();
    expect(validUntil).toBeNull();
    await app.db.execute(WRITE, [randomUUID(), JSON.stringify(DEFINITION), START, END]);
    await eventually(async () => expect((await state()).version).not.toBe(version));
    expect((await state()).validUntil).toBe(START);
    app.clock.set(START);
    expect((await state()).validUntil).toBe(END);
    app.clock.set(END);
    expect((await state()).validUntil).toBeNull();
  });
});
