import { fieldChanges } from './field-changes.js';

describe('the changes of a record', () => {
  it('name the fields that differ, and no others', () => {
    expect(fieldChanges({ state: 'placed', zip: '19147' }, { state: 'cancelled', zip: '19147' })).toEqual([
      { field: 'state', before: 'placed', after: 'cancelled' },
    ]);
  });

  it('show added and removed values', () => {
    expect(fieldChanges(null, { note: 'hello' })).toEqual([
      { field: 'note', before: undefined, after: 'hello' },
    ]);
    expect(fieldChanges({ tires: [1, 2] }, null)).toEqual([
      { field: 'tires', before: [1, 2], after: undefined },
    ]);
  });

  it('leave out the fields that an entry says nothing of', () => {
    expect(fieldChanges({ state: 'placed', paymentState: 'captured' }, { state: 'cancelled' })).toEqual([
      { field: 'state', before: 'placed', after: 'cancelled' },
    ]);
  });

  it('are none if nothing was stored', () => {
    expect(fieldChanges(null, undefined)).toEqual([]);
  });
});
