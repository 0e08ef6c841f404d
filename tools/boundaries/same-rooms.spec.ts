import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { placesOfEndpoints, wrongPlaces } from './same-rooms.js';

const ROOT = join(import.meta.dirname, '../..');

const sourcesIn = (folder: string): { path: string; source: string }[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => ({ path, source: readFileSync(join(ROOT, folder, path), 'utf8') }));

describe('an endpoint', () => {
  const places = placesOfEndpoints(sourcesIn('libs/contract/src'));

  it('is answered in the room and feature that declare it', () => {
    expect(places.size).toBeGreaterThan(200);
    expect(wrongPlaces(places, sourcesIn('apps/server/src'))).toEqual([]);
  });

  it('is found elsewhere', () => {
    const controller = { path: 'orders/order/orders.controller.ts', source: '@Bind(placeOrder, { rate })' };
    expect(wrongPlaces(places, [controller])).toEqual([
      'placeOrder: declared in carts/checkout, answered in orders/order',
    ]);
  });
});
