import { Prng } from '../../../random/prng.js';
import { StockBook } from '../../../catalogue/stock/stock-book.js';
import { aLine, aSize, aTire } from '../../../testing/builders.js';
import { chooseTires } from './choose-tires.js';
import type { DrivenVehicle } from '../customers/driven-vehicles.js';
import { TireShelf } from './tire-shelf.js';

const HOME = { state: 'PA', lat: 39.9, lng: -75.2 };
const AT = new Date('2026-08-21T00:00:00Z');

const aVehicle = (vehicle: Partial<DrivenVehicle> = {}): DrivenVehicle => ({
  year: 2019,
  make: 'Honda',
  model: 'CR-V',
  trim: 'EX',
  makeSlug: 'honda',
  modelSlug: 'cr-v',
  frontSize: '225/65R17',
  frontLoadIndex: 102,
  rearSize: null,
  rearLoadIndex: null,
  ...vehicle,
});

const rearSize = aSize({ code: '255/60R17' });
const tires = [
  aTire({ id: 'front' }),
  aTire({ id: 'rear', sizeCode: '255/60R17' }),
  aTire({ id: 'weak', loadIndex: 90 }),
];
const shelf = new TireShelf(
  [
    { line: aLine(), size: aSize() },
    { line: aLine(), size: rearSize },
    { line: aLine({ id: 'line-2' }), size: aSize() },
  ],
  tires,
);

const stockOf = (levels: Record<string, readonly number[]>): StockBook => {
  const book = new StockBook();
  for (const [id, quantities] of Object.entries(levels)) book.open(id, quantities, AT);
  return book;
};

describe('chooseTires', () => {
  it('picks factory-size tires with enough load, from the nearest warehouse', () => {
    const lines = chooseTires(
      shelf,
      stockOf({ front: [9, 9, 9, 9], weak: [9, 9, 9, 9] }),
      aVehicle(),
      HOME,
      false,
      new Prng('x'),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ axle: 'all', warehouseCode: 'CAR' });
    expect(lines[0]?.shelfTire.tire.id).toBe('front');
  });

  it('goes further when the nearest warehouse has too few', () => {
    const [line] = chooseTires(
      shelf,
      stockOf({ front: [0, 0, 0, 9] }),
      aVehicle(),
      HOME,
      false,
      new Prng('x'),
    );
    expect(line?.warehouseCode).toBe('RNO');
  });

  it('buys two pairs of one line for a staggered vehicle', () => {
    const vehicle = aVehicle({ rearSize: '255/60R17', rearLoadIndex: 102 });
    const lines = chooseTires(
      shelf,
      stockOf({ front: [9, 0, 0, 0], rear: [9, 0, 0, 0] }),
      vehicle,
      HOME,
      false,
      new Prng('x'),
    );
    expect(lines.map(({ axle, quantity, shelfTire }) => [axle, quantity, shelfTire.tire.id])).toEqual([
      ['front', 2, 'front'],
      ['rear', 2, 'rear'],
    ]);
  });

  it('returns nothing if nothing is in stock or nothing fits', () => {
    expect(
      chooseTires(shelf, stockOf({ front: [0, 0, 0, 0] }), aVehicle(), HOME, false, new Prng('x')),
    ).toEqual([]);
    expect(
      chooseTires(
        shelf,
        stockOf({ front: [9, 9, 9, 9] }),
        aVehicle({ frontSize: '185/65R15' }),
        HOME,
        false,
        new Prng('x'),
      ),
    ).toEqual([]);
  });
});
