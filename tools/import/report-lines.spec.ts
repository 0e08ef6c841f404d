import type { ImportReport } from './import-report.js';
import { reportLines } from './report-lines.js';

const aReport = (report: Partial<ImportReport>): ImportReport => ({
  kind: 'brands',
  isDryRun: false,
  inserted: 1200,
  changed: 1,
  unchanged: 3,
  repeated: 0,
  rejected: [],
  changes: [{ key: 'kestrel', columns: [{ name: 'tier', before: 'mid', after: 'premium' }] }],
  newKeys: ['osprey'],
  ...report,
});

describe('reportLines', () => {
  it('sums up written rows in one line', () => {
    expect(reportLines(aReport({}))).toEqual(['brands: 1,200 inserted, 1 changed, 3 unchanged, 0 rejected']);
  });

  it('lists a dry run’s new and changed rows, old values first', () => {
    expect(reportLines(aReport({ isDryRun: true }))).toEqual([
      'brands: 1,200 inserted, 1 changed, 3 unchanged, 0 rejected (dry run, nothing was written)',
      '  + osprey',
      '  ~ kestrel',
      '      tier: mid → premium',
    ]);
  });

  it('lists the first fifty rejected rows by line', () => {
    const rejected = Array.from({ length: 52 }, (_, n) => ({ line: n + 2, reason: 'is empty' }));
    const lines = reportLines(aReport({ rejected }));
    expect(lines[1]).toBe('  line 2: is empty');
    expect(lines.at(-1)).toBe('  … and 2 more');
    expect(lines).toHaveLength(52);
  });
});
