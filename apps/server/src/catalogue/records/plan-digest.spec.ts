import { RECORD_FORMS, type RecordValues } from '@simpletread/domain';

import { planDigest } from './plan-digest.js';
import type { PlannedRow } from './planned-row.js';

const form = RECORD_FORMS.brands;
const brand = (slug: string, name: string): RecordValues => ({ slug, name });
const row = (before: RecordValues | null, after: RecordValues | null, changes: Partial<PlannedRow> = {}) => ({
  id: 'any',
  label: '',
  line: 2,
  before,
  after,
  fault: null,
  ...changes,
});
const added = row(null, brand('oak', 'Oak'));
const changed = row(brand('elm', 'Elm'), brand('elm', 'Elm Tires'));
const same = row(brand('fir', 'Fir'), brand('fir', 'Fir'));
const refused = row(null, null, { fault: { code: 'records.keyTaken', data: {} } });

describe('the digest of a plan', () => {
  const digest = planDigest(form, [added, changed]);

  it('is one for all plans that would change the same, whatever their lines, ids and other rows', () => {
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(planDigest(form, [changed, same, refused, { ...added, id: 'other', line: 9 }])).toBe(digest);
  });

  it.each<[string, readonly PlannedRow[]]>([
    ['another record is added', [row(null, brand('ash', 'Oak')), changed]],
    ['a field becomes something else', [added, row(changed.before, brand('elm', 'Elm & Sons'))]],
    ['a field was something else before', [added, row(brand('elm', 'Old Elm'), changed.after)]],
    ['a record is removed', [added, row(changed.before, null)]],
    ['a record less is changed', [added]],
  ])('is another where %s', (_, rows) => {
    expect(planDigest(form, rows)).not.toBe(digest);
  });
});
