import type { Warehouses } from '../../delivery/warehouses/warehouses.js';
import { EstimateDelivery } from './estimate-delivery.js';

const PHILADELPHIA = { lat: 39.94, lng: -75.15 };
const MONDAY = new Date('2026-03-02T15:00:00Z');

describe('the day by which an order arrives', () => {
  const warehouse = (code: string, lat: number, lng: number) => ({ code, lat, lng, position: { lat, lng } });
  const warehouses = {
    all: () => Promise.resolve([warehouse('CAR', 40.2, -77.19), warehouse('REN', 39.53, -119.81)]),
  } as unknown as Warehouses;
  const estimate = (codes: readonly string[], to: typeof PHILADELPHIA | null = PHILADELPHIA) =>
    new EstimateDelivery(warehouses).run(codes, to, MONDAY);

  it('is that of the last parcel when several warehouses send', async () => {
    const [near = '', far = '', both] = [
      await estimate(['CAR']),
      await estimate(['REN']),
      await estimate(['CAR', 'REN']),
    ].map(String);
    expect(far > near).toBe(true);
    expect([both, await estimate(['REN', 'CAR'])]).toEqual([far, far]);
  });

  it('is unknown without a destination or a warehouse that sends', async () => {
    expect(await estimate(['CAR'], null)).toBeNull();
    expect(await estimate([])).toBeNull();
  });
});
