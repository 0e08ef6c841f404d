import { slugOf } from './slug.js';

describe('slugOf', () => {
  it.each([
    ['Town & Country', 'town-and-country'],
    ['Citroën DS', 'citroen-ds'],
    ['3 Series', '3-series'],
    ['  F-150 ', 'f-150'],
    ['Mercedes-Benz', 'mercedes-benz'],
  ])('writes %s as %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
