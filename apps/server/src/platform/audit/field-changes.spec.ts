import { fieldChanges } from './field-changes.js';

describe('the fields in which two versions differ', () => {
  it('are named once, in order, with both values', () => {
    expect(fieldChanges({ b: 1, a: 'x', c: null }, { a: 'y', b: 1, d: [1] })).toEqual([
      { field: 'a', before: 'x', after: 'y' },
      { field: 'd', before: null, after: [1] },
    ]);
  });

  it('are compared by content', () => {
    expect(fieldChanges({ hours: { mon: [8, 17] } }, { hours: { mon: [8, 17] } })).toEqual([]);
  });
});
