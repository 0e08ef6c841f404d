import { auditChanges } from './audit-changes.js';

describe('auditChanges', () => {
  it('names the fields that differ, and no others', () => {
    expect(auditChanges({ state: 'placed', zip: '19147' }, { state: 'cancelled', zip: '19147' })).toEqual([
      { field: 'state', before: 'placed', after: 'cancelled' },
    ]);
  });

  it('shows what came from nothing and what went', () => {
    expect(auditChanges(null, { note: 'hello' })).toEqual([
      { field: 'note', before: 'nothing', after: 'hello' },
    ]);
    expect(auditChanges({ tires: [1, 2] }, null)).toEqual([
      { field: 'tires', before: '[1,2]', after: 'nothing' },
    ]);
  });

  it('is empty where nothing was kept', () => {
    expect(auditChanges(null, undefined)).toEqual([]);
  });
});
