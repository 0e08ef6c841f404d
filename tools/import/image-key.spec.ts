import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { imageKeyOf } from './image-key.js';

const PICTURES = join(import.meta.dirname, '..', '..', 'apps', 'storefront', 'public', 'tires');
const CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 20];
const VEHICLES = ['Passenger', 'Commercial Truck', 'Trailer'];

describe('imageKeyOf', () => {
  it('names existing images, in all three variants of a family', () => {
    for (const categoryId of CATEGORIES) {
      for (const vehicleType of VEHICLES) {
        const keys = Array.from({ length: 60 }, (_, n) =>
          imageKeyOf({ id: `line-${n}`, categoryId, vehicleType }),
        );
        expect(new Set(keys).size).toBe(3);
        for (const key of keys) expect(existsSync(join(PICTURES, `${key}-hero.webp`))).toBe(true);
      }
    }
  });

  it('shows trailer and truck tires as such in any category', () => {
    expect(imageKeyOf({ id: 'x', categoryId: 5, vehicleType: 'Trailer' })).toMatch(/^trailer-/);
    expect(imageKeyOf({ id: 'x', categoryId: 5, vehicleType: 'Commercial Truck' })).toMatch(/^commercial-/);
  });
});
