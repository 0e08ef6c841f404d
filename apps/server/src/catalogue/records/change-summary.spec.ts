import { RECORD_FORMS } from '@simpletread/domain';

import { importSummary } from './change-summary.js';

describe('what a table does, in words', () => {
  it('names its kind of record, even for a single row', () => {
    const row = { recordId: 'a', label: 'A tire', before: {}, after: {} };
    expect(importSummary(RECORD_FORMS.tires, [row])).toBe('A table of tires: 1 changed');
  });
});
