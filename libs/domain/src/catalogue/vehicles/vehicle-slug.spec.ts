import fc from 'fast-check';
import { referenceModels } from './testing/reference-lexicon.js';
import { vehicleLabel } from './vehicle-name.js';
import { findBySlug, vehicleSlug } from './vehicle-slug.js';

const makes = [...new Set(referenceModels.map((row) => row.make))];

describe('vehicle slugs', () => {
  it.each([
    ['Honda', 'honda'],
    ['Mercedes-Benz', 'mercedes-benz'],
    ['CR-V', 'cr-v'],
    ['Town & Country', 'town-and-country'],
    ['Silverado (Classic) 1500 HD', 'silverado-classic-1500-hd'],
    ['A4 (2005.5)', 'a4-2005-5'],
    ['Th!nk', 'th-nk'],
    ['Citroën', 'citroen'],
    ['  F-150  ', 'f-150'],
  ])('of %s is %s', (name, slug) => {
    expect(vehicleSlug(name)).toBe(slug);
  });

  it('lead back to every make of the reference list', () => {
    for (const make of makes) expect(findBySlug(vehicleSlug(make), makes)).toBe(make);
  });

  it('lead back to every model of its make', () => {
    for (const make of makes) {
      const models = referenceModels.filter((row) => row.make === make).map((row) => row.model);
      for (const model of models) expect(findBySlug(vehicleSlug(model), models)).toBe(model);
    }
  });

  it.each(['', 'no-such-make', 'Honda', 'honda/'])('find nothing for %p', (slug) => {
    expect(findBySlug(slug, makes)).toBeNull();
  });

  it('hold lower-case letters, digits and single inner hyphens only, and are their own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = vehicleSlug(name);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(vehicleSlug(slug)).toBe(slug);
      }),
    );
  });
});

describe('vehicleLabel', () => {
  it.each([
    [{ year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' }, '2019 Honda CR-V EX'],
    [{ year: 2019, make: 'Honda', model: 'CR-V' }, '2019 Honda CR-V'],
    [{ year: 2019, make: 'Honda', model: 'CR-V', trim: '' }, '2019 Honda CR-V'],
  ])('of %j is %s', (vehicle, label) => {
    expect(vehicleLabel(vehicle)).toBe(label);
  });
});
