import { randomUUID } from 'node:crypto';

import { getFleetCost } from '@simpletread/contract';
import { costPerMile, easternWall, monthsAfter } from '@simpletread/domain';

import { aPlacedOrder } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { SalesModule } from '../sales.module.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };
const FLEET = `INSERT INTO sales.fleet (id, name, contact_name, email, mailbox, phone)
  VALUES ($1, 'Prado Hauling', 'Lena Prado', '', '', '')`;
const UNIT = `INSERT INTO sales.fleet_unit (id, fleet_id, number, year, make, model, make_slug, model_slug)
  VALUES ($1, $2, $3, 2021, 'Subaru', 'Outback', 'subaru', 'outback')`;
const READING = `INSERT INTO sales.fleet_reading (id, unit_id, kind, miles, read_on, reason, by_name)
  VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, 'Rita Vance')`;

describe('the cost per mile of a fleet', () => {
  let app: ShopApp;
  const fleetId = randomUUID();
  const [van, truck] = [randomUUID(), randomUUID()];

  const cost = (id = fleetId) => app.client.call(getFleetCost, { params: { id } }, ROBIN);
  const ago = (months: number): string => monthsAfter(easternWall(app.clock.now()).slice(0, 10), -months);
  const read = (unit: string, miles: number | null, months: number, kind = 'reading') =>
    app.db.execute(READING, [unit, kind, miles, ago(months), kind === 'correction' ? 'Misread' : null]);
  const bought = async (months: number) => {
    const { orderId } = await aPlacedOrder(app);
    const accountId = randomUUID();
    await app.db.execute(
      `INSERT INTO identity.account (id, email, first_name, last_name) VALUES ($1, $2, 'Bo', 'Prado')`,
      [accountId, `${accountId}@example.com`],
    );
    await app.db.execute('INSERT INTO sales.fleet_account (account_id, fleet_id) VALUES ($1, $2)', [
      accountId,
      fleetId,
    ]);
    await app.db.execute(`UPDATE orders."order" SET account_id = $2, placed_at = $3::date WHERE id = $1`, [
      orderId,
      accountId,
      ago(months),
    ]);
    return orderId;
  };

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SalesModule] });
    await app.db.execute(FLEET, [fleetId]);
    await app.db.execute(UNIT, [van, fleetId, 'V1']);
    await app.db.execute(UNIT, [truck, fleetId, 'T1']);
  });
  afterAll(() => app.close());

  it('is unknown without readings, and of no fleet that nobody knows', async () => {
    expect(await cost()).toEqual({
      from: ago(12),
      orders: 0,
      spentInCents: 0,
      miles: 0,
      units: 0,
      hundredthsPerMile: null,
    });
    await expect(cost(randomUUID())).rejects.toMatchObject({ code: 'record.missing' });
  });

  it('divides what its accounts paid in 12 months, less refunds, by the miles between readings', async () => {
    const [recent, cancelled] = [await bought(2), await bought(3)];
    await bought(13);
    const row = await app.db.one<{ total: number }>(
      'UPDATE orders."order" SET refunded_in_cents = 5000 WHERE id = $1 RETURNING total_in_cents::int AS total',
      [recent],
    );
    await app.db.execute(
      `UPDATE orders."order" SET state = 'cancelled', refunded_in_cents = total_in_cents WHERE id = $1`,
      [cancelled],
    );
    // Before the 12 months; then 4,000 miles, a correction that counts nothing, and 500 more.
    await read(van, 10_000, 20);
    await read(van, 12_000, 13);
    await read(van, 16_000, 6);
    await read(van, 15_000, 4, 'correction');
    await read(van, null, 3, 'rotation');
    await read(van, 15_500, 2);
    await read(truck, 90_000, 1);
    const spentInCents = (row?.total ?? 0) - 5000;
    expect(await cost()).toEqual({
      ...{ from: ago(12), orders: 1, spentInCents, miles: 4500, units: 1 },
      hundredthsPerMile: costPerMile({ spentInCents, miles: 4500 }),
    });
  });
});
