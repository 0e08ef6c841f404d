import { RECORD_FORMS } from '@simpletread/domain';

import { cellsOf, readCells, shownValue } from './record-cells.js';

const { tires, brands } = RECORD_FORMS;
const BRAND = {
  slug: 'kumho',
  address: 'kumho',
  name: 'Kumho',
  owner: null,
  description: null,
  tier: 'mid',
  confidence: 'high',
};

describe('the form of a record', () => {
  it('sends only changed values, and never the key', () => {
    const cells = { ...cellsOf(brands, BRAND), slug: 'other', owner: 'Kumho Tire' };
    expect(readCells(brands, cells, BRAND)).toEqual({ values: { owner: 'Kumho Tire' }, errors: {} });
  });

  it('shows each error at its field', () => {
    const { errors } = readCells(tires, { ...cellsOf(tires, null), priceInCents: 'much' }, {});
    expect(errors.priceInCents).toBe('Price must be an amount from $1.00 to $20,000.00.');
  });

  it('begins a new record with the first choice where one is needed', () => {
    expect(cellsOf(brands, null)).toEqual({
      slug: '',
      address: '',
      name: '',
      owner: '',
      description: '',
      tier: '',
      confidence: 'high',
    });
  });

  it('says nothing of an address that begins as the key', () => {
    const cells = { ...cellsOf(brands, null), slug: 'kumho', name: 'Kumho' };
    expect(readCells(brands, cells, null)).toMatchObject({ errors: {} });
    expect(readCells(brands, cells, null).values).not.toHaveProperty('address');
  });

  it('reads dollars, and shows them', () => {
    const before = { priceInCents: 14_200 };
    const { values } = readCells(tires, { priceInCents: '$150.5' }, before);
    expect(values.priceInCents).toBe(15_050);
    const [, price] = tires.fields;
    expect(shownValue(price, 15_050)).toBe('$150.50');
    expect(shownValue(price, null)).toBe('–');
  });
});
