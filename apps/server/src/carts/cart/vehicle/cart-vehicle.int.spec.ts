import { randomUUID } from 'node:crypto';

import { changeCartLine, type CartReply, setCartVehicle } from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import {
  aFitment,
  anOpenCart,
  aStateTax,
  aTire,
  aVehicle,
  aWarehouse,
  aZip,
  reasonsAgainst,
} from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';

const key = () => ({ idempotencyKey: randomUUID() });

const outback = {
  year: 2021,
  make: 'Subaru',
  model: 'Outback',
  trim: '',
  makeSlug: 'subaru',
  modelSlug: 'outback',
};

describe('the vehicle of carts', () => {
  let app: TestApp;
  type Tire = Awaited<ReturnType<typeof aTire>>;
  let tires: Record<'usual' | 'wrong', Tire>;

  beforeAll(async () => {
    app = await startTestApp({ modules: [CartsModule] });
    await aStateTax(app.db);
    await aZip(app.db);
    await aWarehouse(app.db);
    tires = {
      usual: await aTire(app.db, { stock: { CAR: 40 } }),
      wrong: await aTire(app.db, {
        sizeCode: '205/55R16',
        loadIndex: 91,
        speedSymbol: 'V',
        stock: { CAR: 8 },
      }),
    };
    await aVehicle(app.db, { year: 2021, make: 'Subaru', model: 'Outback' });
    await aFitment(app.db, { make: 'Subaru', model: 'Outback', frontSize: '225/65R17' });
  });
  afterAll(() => app.close());

  const four = () => [{ tireId: tires.usual.tireId, quantity: 4 }];

  it('has each line judged for it, and the verdict kept', async () => {
    const { cart, headers } = await anOpenCart(app, {
      lines: [...four(), { tireId: tires.wrong.tireId, quantity: 1 }],
      vehicle: outback,
    });
    expect(cart.lines.map(({ fit }) => fit?.kind)).toEqual(['fits', 'refused']);
    expect(cart.alerts.map(({ code }) => code)).toContain('fitmentRefused');
    const free = await app.client.call(
      setCartVehicle,
      { body: { version: cart.version, vehicle: null } },
      { headers, ...key() },
    );
    expect(free.lines.map(({ fit }) => fit)).toEqual([null, null]);
  });

  it('needs a new acknowledgement when another one is chosen, whatever was acknowledged before', async () => {
    const { cart, headers } = await anOpenCart(app, {
      lines: [{ tireId: tires.wrong.tireId, quantity: 4 }, ...four()],
      vehicle: outback,
    });
    const say = async ({ lines, version }: CartReply, at: number) =>
      app.client.call(
        changeCartLine,
        {
          params: { lineId: lines[at]?.lineId ?? '' },
          body: { version, acknowledgedReasons: reasonsAgainst(lines[at]) },
        },
        { headers, ...key() },
      );
    const said = await say(await say(cart, 0), 1);
    expect(said.lines.map(({ isFitAcknowledged }) => isFitAcknowledged)).toEqual([true, false]);
    expect(said.alerts.map(({ code }) => code)).not.toContain('fitmentRefused');
    const again = await app.client.call(
      setCartVehicle,
      { body: { version: said.version, vehicle: outback } },
      { headers, ...key() },
    );
    expect(again.lines[0]).toMatchObject({ fit: { kind: 'refused' }, isFitAcknowledged: false });
  });

  it('must be in our records, or no fit could be judged', async () => {
    const ghost = { ...outback, year: 2020, make: 'Nobody', makeSlug: 'nobody' };
    await expect(anOpenCart(app, { lines: four(), vehicle: ghost })).rejects.toMatchObject({
      code: 'vehicle.unknown',
    });
  });

  it('is named as in our records, whatever text came with it', async () => {
    const typed = { ...outback, make: 'call 555-0100', model: '<b>' };
    const { cart, headers } = await anOpenCart(app, { lines: four(), vehicle: typed });
    expect(cart.vehicle).toMatchObject({ make: 'Subaru', model: 'Outback', makeSlug: 'subaru' });
    const changed = await app.client.call(
      setCartVehicle,
      { body: { version: cart.version, vehicle: typed } },
      { headers, ...key() },
    );
    expect(changed.vehicle).toMatchObject({ make: 'Subaru', model: 'Outback' });
  });
});
