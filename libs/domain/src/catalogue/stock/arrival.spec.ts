import fc from 'fast-check';
import { promiseDelivery } from '../../delivery/index.js';
import { arrivalOf } from './arrival.js';
import { chooseWarehouses } from './choose-warehouses.js';

const NOW = new Date('2026-11-23T15:00:00Z');
const PHILADELPHIA = { lat: 39.94, lng: -75.16 };
const EAST = { code: 'CAR', lat: 40.2, lng: -77.19, timeZone: 'America/New_York', cutOffHour: 14 };
const SOUTH = { code: 'MEM', lat: 35.15, lng: -90.05, timeZone: 'America/Chicago', cutOffHour: 14 };
const WEST = { code: 'REN', lat: 39.53, lng: -119.81, timeZone: 'America/Los_Angeles', cutOffHour: 14 };
const WAREHOUSES = [WEST, EAST, SOUTH];

const arrival = (quantity: number, stock: Readonly<Record<string, number>>) =>
  arrivalOf(
    {
      lines: [{ tireId: 't', quantity }],
      levels: Object.entries(stock).map(([warehouseCode, available]) => ({
        tireId: 't',
        warehouseCode,
        available,
      })),
    },
    WAREHOUSES,
    PHILADELPHIA,
    NOW,
  );

describe('the arrival of an order', () => {
  it('is that of the nearest warehouse that has everything', () => {
    expect(arrival(4, { CAR: 4, REN: 40 })).toMatchObject({ from: { code: 'CAR' }, latestOn: '2026-11-27' });
    expect(arrival(4, { CAR: 3, REN: 40 })).toMatchObject({ from: { code: 'REN' }, latestOn: '2026-11-30' });
  });

  it('is that of the last parcel where no warehouse has everything', () => {
    expect(arrival(4, { CAR: 2, REN: 2 })).toMatchObject({ from: { code: 'REN' }, latestOn: '2026-11-30' });
  });

  it('is from what there is if stock is short, and none without any', () => {
    expect(arrival(8, { CAR: 0, MEM: 2, REN: 2 })?.from.code).toBe('MEM');
    expect(arrival(4, { CAR: 0 })).toBeNull();
    expect(arrival(4, {})).toBeNull();
  });

  it('is never before a parcel of the warehouses that are held for it', () => {
    const stock = fc.record({ CAR: fc.nat(8), MEM: fc.nat(8), REN: fc.nat(8) });
    fc.assert(
      fc.property(stock, fc.integer({ min: 1, max: 8 }), (levels, quantity) => {
        const placed = Object.entries(levels).map(([warehouseCode, available]) => ({
          tireId: 't',
          warehouseCode,
          available,
        }));
        const picks = chooseWarehouses([{ tireId: 't', quantity }], placed, ['CAR', 'MEM', 'REN']);
        fc.pre(picks !== null);
        const days = (picks ?? []).map(({ warehouseCode }) => {
          const from = WAREHOUSES.find(({ code }) => code === warehouseCode);
          return from === undefined ? '' : promiseDelivery(from, PHILADELPHIA, NOW).latestOn;
        });
        expect(arrival(quantity, levels)?.latestOn).toBe(days.sort().at(-1));
      }),
    );
  });
});
