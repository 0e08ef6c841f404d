import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { type EntryLine, readEntryCsv, writeEntryCsv } from './entry-csv.js';
import type { ScheduledEntry } from './scheduled-entry.js';

const HEADER = 'scope,key,min_tires,rule,value,starts_at,ends_at';

const linesOf = (text: string): EntryLine[] => {
  const read = readEntryCsv(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};

const faultOf = (line: string): unknown => {
  const [read] = linesOf(`${HEADER}\n${line}`);
  return read?.entry.ok === false ? read.entry.fault.code : read?.entry;
};

describe('a price list as a table', () => {
  it('is read by the names of its columns', () => {
    expect(linesOf('Rule,Value,Scope,Key\npercentOff,12.5%,brand,michelin\n\nfixed,$129.99,all,\n')).toEqual([
      {
        line: 2,
        entry: {
          ok: true,
          value: {
            scope: 'brand',
            key: 'michelin',
            minTires: 1,
            rule: { kind: 'percentOff', ratePpm: 125_000 },
            startsAt: null,
            endsAt: null,
          },
        },
      },
      {
        line: 4,
        entry: {
          ok: true,
          value: expect.objectContaining({ rule: { kind: 'fixed', amountInCents: 12_999 } }),
        },
      },
    ]);
  });

  it.each(['scope,key,rule', 'scope,key,rule,value,price', 'scope,scope,key,rule,value', ''])(
    'is refused as a whole with the columns %p',
    (header) => {
      expect(readEntryCsv(`${header}\n`)).toMatchObject({
        ok: false,
        fault: { code: 'pricing.csvUnreadable' },
      });
    },
  );

  it.each([
    ['shelf,a,1,fixed,1,,', 'pricing.scopeInvalid'],
    ['all,michelin,1,fixed,1,,', 'pricing.scopeInvalid'],
    ['brand,,1,fixed,1,,', 'pricing.scopeInvalid'],
    ['brand,a,0,fixed,1,,', 'pricing.quantityInvalid'],
    ['brand,a,two,fixed,1,,', 'pricing.quantityInvalid'],
    ['brand,a,1,half,1,,', 'pricing.ruleInvalid'],
    ['brand,a,1,fixed,0,,', 'pricing.amountInvalid'],
    ['brand,a,1,amountOff,free,,', 'pricing.amountInvalid'],
    ['brand,a,1,percentOff,100.01,,', 'pricing.percentInvalid'],
    ['brand,a,1,percentOff,-5,,', 'pricing.percentInvalid'],
    ['brand,a,1,fixed,1,tomorrow,', 'pricing.timeInvalid'],
    ['brand,a,1,fixed,1,,24/12/2026', 'pricing.timeInvalid'],
    ['brand,a,1,fixed,1,2026-11-27T00:00:00Z,2026-11-27T00:00:00Z', 'pricing.windowInvalid'],
  ])('names the error in a line: %p', (line, code) => {
    expect(faultOf(line)).toBe(code);
  });

  it('accepts the words of the grid and the dates of spreadsheets', () => {
    const [read] = linesOf(
      'Scope,Key,Min tires,Rule,Value,Starts at,Ends at\nBrands,michelin,4,% off,12.5%,12/1/2026,2026-12-24 14:30',
    );
    expect(read?.entry).toEqual({
      ok: true,
      value: {
        scope: 'brand',
        key: 'michelin',
        minTires: 4,
        rule: { kind: 'percentOff', ratePpm: 125_000 },
        startsAt: new Date('2026-12-01T05:00:00Z'),
        endsAt: new Date('2026-12-24T19:30:00Z'),
      },
    });
  });

  const moment = fc.option(
    fc.integer({ min: 0, max: 4_000_000_000_000 }).map((ms) => new Date(ms)),
    { nil: null },
  );
  const rule = fc.oneof(
    fc
      .integer({ min: 1, max: 10_000_000 })
      .map((amount) => ({ kind: 'fixed' as const, amountInCents: cents(amount) })),
    fc
      .integer({ min: 1, max: 10_000_000 })
      .map((amount) => ({ kind: 'amountOff' as const, amountInCents: cents(amount) })),
    fc.integer({ min: 1, max: 1_000_000 }).map((ratePpm) => ({ kind: 'percentOff' as const, ratePpm })),
  );
  const entry: fc.Arbitrary<ScheduledEntry> = fc
    .record({
      scope: fc.constantFrom(
        'tire' as const,
        'line' as const,
        'size' as const,
        'brand' as const,
        'all' as const,
      ),
      key: fc.constantFrom('michelin', '225/65R17', '33X12.50R15LT'),
      minTires: fc.integer({ min: 1, max: 1000 }),
      rule,
      startsAt: moment,
      endsAt: moment,
    })
    .map((each) => ({ ...each, key: each.scope === 'all' ? '' : each.key }))
    .filter(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt);

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        expect(
          linesOf(writeEntryCsv(entries)).map(({ entry: read }) => (read.ok ? read.value : read.fault)),
        ).toEqual(entries);
      }),
    );
  });
});
