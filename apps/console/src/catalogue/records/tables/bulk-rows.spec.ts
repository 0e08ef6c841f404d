import { RECORD_FORMS } from '@simpletread/domain';

import { bulkFields, changeSetOf } from './bulk-rows.js';

const { tires } = RECORD_FORMS;

describe('a change of many records', () => {
  it('sets values and raises prices by percentages', () => {
    expect(
      changeSetOf(tires, [
        { field: 'priceInCents', kind: 'raise', cell: '-2.5%' },
        { field: 'status', kind: 'set', cell: 'discontinued' },
        { field: 'warrantyMiles', kind: 'set', cell: '' },
      ]),
    ).toEqual({
      priceInCents: { kind: 'raise', ratePpm: -25_000 },
      status: { kind: 'set', value: 'discontinued' },
      warrantyMiles: { kind: 'set', value: null },
    });
  });

  it('names the error', () => {
    expect(changeSetOf(tires, [{ field: 'priceInCents', kind: 'raise', cell: 'a lot' }])).toMatch(
      /percentage/,
    );
    expect(changeSetOf(tires, [{ field: 'priceInCents', kind: 'set', cell: '' }])).toMatch(/Price must be/);
  });

  it('is never about a key', () => {
    expect(bulkFields(tires).map(({ name }) => name)).not.toContain('itemNumber');
  });
});
