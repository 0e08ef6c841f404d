import fc from 'fast-check';

import { changedRecord } from './change-set.js';
import type { RecordValues } from './field-rule.js';
import { readRecordCsv, writeRecordCsv } from './record-csv.js';
import { readRecord } from './record-form.js';
import { RECORD_FORMS, RECORD_KINDS } from './record-kinds.js';

const { tires, brands, fitments, 'product-lines': lines, 'search-redirects': redirects } = RECORD_FORMS;

const TIRE: RecordValues = {
  itemNumber: 10_001,
  priceInCents: 14_200,
  roadHazardInCents: 1750,
  status: 'active',
  loadIndex: 102,
  dualLoadIndex: null,
  speedSymbol: 'H',
  loadRange: 'SL',
  isExtraLoad: false,
  isRunFlat: false,
  utqg: '500 A A',
  warrantyMiles: 60_000,
  weightLb: 27.5,
  maxLoadLb: 1874,
  maxPressurePsi: 51,
  treadDepth32nds: 10.5,
  isOversized: false,
};

const FITMENT: RecordValues = {
  make: 'Honda',
  model: 'CR-V',
  yearFrom: 2017,
  yearTo: 2022,
  trim: 'EX',
  frontSize: '235/65R17',
  frontLoadIndex: 104,
  frontLoadIndexDual: null,
  frontSpeed: 'H',
  loadRange: null,
  rearSize: null,
  rearLoadIndex: null,
  rearSpeed: null,
  confidence: 'high',
};

describe('a record', () => {
  it.each([
    ['a price of nothing', { priceInCents: 0 }, 'records.fieldInvalid'],
    ['half a cent', { priceInCents: 100.5 }, 'records.fieldInvalid'],
    ['a text for a price', { priceInCents: '142.00' }, 'records.fieldInvalid'],
    ['a load index that does not exist', { loadIndex: 280 }, 'records.fieldInvalid'],
    ['a speed that does not exist', { speedSymbol: 'X' }, 'records.fieldInvalid'],
    ['a quarter of a tenth of a pound', { weightLb: 27.525 }, 'records.fieldInvalid'],
    ['nothing for a required field', { loadRange: null }, 'records.fieldInvalid'],
    ['an unknown field', { margin: 1 }, 'records.fieldUnknown'],
    ['another key', { itemNumber: 10_002 }, 'records.keyFixed'],
  ])('refuses %s', (_, sent, code) => {
    expect(readRecord(tires, sent, TIRE)).toMatchObject({ ok: false, fault: { code } });
  });

  it('keeps values that are not sent, trims texts, and reads an empty text as none', () => {
    expect(readRecord(tires, { utqg: '  ', speedSymbol: ' V ' }, TIRE)).toEqual({
      ok: true,
      value: { ...TIRE, utqg: null, speedSymbol: 'V' },
    });
  });

  it('refuses a fitment with reversed years, or with a rear load but no rear size', () => {
    const fault = (sent: RecordValues) => {
      const read = readRecord(fitments, { ...FITMENT, ...sent }, null);
      return read.ok ? null : read.fault.code;
    };
    expect(fault({})).toBeNull();
    expect(fault({ yearFrom: 2023 })).toBe('records.yearsTurned');
    expect(fault({ rearLoadIndex: 104 })).toBe('records.rearWithoutSize');
  });

  it.each([['https://else.example'], ['//else.example'], ['else'], ['/a b'], ['/x\\y']])(
    'refuses to redirect a search to %s',
    (path) => {
      const sent = { words: 'x', path, label: 'X', isOn: true };
      expect(readRecord(redirects, sent, null)).toMatchObject({
        ok: false,
        fault: { code: 'records.fieldInvalid' },
      });
    },
  );

  it('uses its key as its address unless another is given, but never a page of the shop', () => {
    const brand = { slug: 'acme', name: 'Acme', confidence: 'low' };
    const addressOf = (sent: RecordValues) => {
      const read = readRecord(brands, { ...brand, ...sent }, null);
      return read.ok ? read.value.address : read.fault.code;
    };
    expect(addressOf({})).toBe('acme');
    expect(addressOf({ address: 'apex' })).toBe('apex');
    expect(addressOf({ address: '' })).toBe('records.fieldInvalid');
    expect(addressOf({ address: 'acme-tires' })).toBe('records.addressReserved');
    const table = readRecordCsv(brands, 'slug,address,name\nacme,,Acme\n');
    expect(table.ok && table.value.map(({ values }) => values.ok && values.value)).toEqual([
      { slug: 'acme', name: 'Acme' },
    ]);
  });

  it('refuses a text of a brand with an unsafe link', () => {
    const brand = { slug: 'acme', name: 'Acme', confidence: 'low' };
    const read = (description: string) => readRecord(brands, { ...brand, description }, null);
    expect(read('## Since 1920\n\nSee [its tires](/brands/acme-tires).')).toMatchObject({ ok: true });
    expect(read('[Click](javascript:alert)')).toMatchObject({ fault: { code: 'article.linkUnsafe' } });
    expect(read('x'.repeat(4001))).toMatchObject({ fault: { code: 'records.fieldInvalid' } });
  });

  it('follows the database’s rules for addresses', () => {
    const slug = lines.fields.find(({ name }) => name === 'slug')?.rule;
    expect(slug?.kind === 'text' && slug.pattern?.test('defender-ltx')).toBe(true);
    expect(slug?.kind === 'text' && slug.pattern?.test('Defender LTX')).toBe(false);
  });
});

describe('a change of many records', () => {
  it('sets fields, and raises and lowers prices to the cent', () => {
    const raised = changedRecord(tires, TIRE, {
      priceInCents: { kind: 'raise', ratePpm: 25_000 },
      status: { kind: 'set', value: 'discontinued' },
    });
    expect(raised).toMatchObject({ ok: true, value: { priceInCents: 14_555, status: 'discontinued' } });
    expect(changedRecord(tires, TIRE, { priceInCents: { kind: 'raise', ratePpm: -100_000 } })).toMatchObject({
      value: { priceInCents: 12_780 },
    });
  });

  it.each([
    ['a key', { itemNumber: { kind: 'set' as const, value: 1 } }],
    ['a warranty by a percentage', { warrantyMiles: { kind: 'raise' as const, ratePpm: 1 } }],
    ['an unknown field', { color: { kind: 'set' as const, value: 'red' } }],
  ])('refuses to change %s', (_, change) => {
    expect(changedRecord(tires, TIRE, change)).toMatchObject({ fault: { code: 'records.fieldUnknown' } });
  });

  it('refuses one name for many lines', () => {
    expect(changedRecord(lines, { name: 'A' }, { name: { kind: 'set', value: 'B' } })).toMatchObject({
      fault: { code: 'records.fieldUnknown' },
    });
  });
});

describe('a table of records', () => {
  it('is read as it was written, whatever the values', () => {
    const price = fc.integer({ min: 100, max: 2_000_000 });
    const tire = fc.record({ item: fc.integer({ min: 1, max: 2_000_000_000 }), price, flag: fc.boolean() });
    fc.assert(
      fc.property(fc.array(tire, { maxLength: 5 }), (drawn) => {
        const records = drawn.map(({ item, price: priceInCents, flag }) => ({
          ...TIRE,
          itemNumber: item,
          priceInCents,
          isRunFlat: flag,
          warrantyMiles: flag ? 50_000 : null,
        }));
        const read = readRecordCsv(tires, writeRecordCsv(tires, records));
        expect(read.ok && read.value.map(({ values }) => values.ok && values.value)).toEqual(records);
      }),
    );
  });

  it('numbers its lines as an editor does, with line breaks in quotes and empty lines', () => {
    const read = readRecordCsv(
      lines,
      'brand_slug,slug,description\r\nmichelin,defender,"two\r\nlines"\r\n\r\nmichelin,x-ice,"a\nb\nc"\r\nmichelin,Bad Slug,z\r\n',
    );
    expect(read.ok && read.value.map(({ line, values }) => [line, values.ok])).toEqual([
      [2, true],
      [5, true],
      [8, false],
    ]);
  });

  it.each([
    ['price,status\n1,active\n'],
    ['item_number,color\n1,red\n'],
    ['item_number,price,price\n'],
    [''],
  ])('is refused without its key or with an unknown column: %j', (text) => {
    expect(readRecordCsv(tires, text)).toMatchObject({ fault: { code: 'records.csvUnreadable' } });
  });

  it('reports faults of a line at the line', () => {
    const read = readRecordCsv(tires, 'item_number,price\n1,142.00\n2,much\n3,$99.99,extra\n');
    expect(read.ok && read.value.map(({ values }) => (values.ok ? values.value : values.fault.code))).toEqual(
      [{ itemNumber: 1, priceInCents: 14_200 }, 'records.fieldInvalid', 'records.cellsTooMany'],
    );
  });

  it('has the column names of its kind', () => {
    for (const kind of RECORD_KINDS) {
      const [header = ''] = writeRecordCsv(RECORD_FORMS[kind], []).split('\r\n');
      expect(new Set(header.split(',')).size).toBe(RECORD_FORMS[kind].fields.length);
    }
  });
});
