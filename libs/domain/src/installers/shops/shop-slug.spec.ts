import { shopSlug } from './shop-slug.js';

describe('shopSlug', () => {
  it.each([
    ['Lozano Brothers Garage', 'lozano-brothers-garage'],
    ['Granite Fork Tire & Wheel', 'granite-fork-tire-and-wheel'],
    ['Cañon City Row Auto Care', 'canon-city-row-auto-care'],
    ["  O'Neill Family Garage ", 'o-neill-family-garage'],
  ])('writes %s as %s', (name, slug) => {
    expect(shopSlug(name)).toBe(slug);
  });
});
