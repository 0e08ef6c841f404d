import fc from 'fast-check';

import type { VehicleFitment } from '../../catalogue/index.js';
import { writeCsv } from '../../csv/index.js';
import { monthsAfter } from '../../time/index.js';
import { parseFleetDay, parseMiles, parseUnitNumber } from './fleet-form.js';
import { moveFleet } from './fleet-state.js';
import { readUnitOdometer, rotateUnit, type UnitCare, unitRotation } from './unit-care.js';
import { judgeUnitSizes } from './unit-sizes.js';
import { MOST_UNIT_ROWS, readUnitTable, UNIT_COLUMNS } from './unit-table.js';
import { parseVin } from './vin.js';

const TODAY = '2026-11-29';
const CARE: UnitCare = {
  miles: 42_000,
  milesOn: '2026-11-01',
  rotatedOn: '2026-09-01',
  rotatedMiles: 39_500,
};

describe('a fleet', () => {
  it('is closed once, and reopened', () => {
    expect(moveFleet('active', 'close')).toMatchObject({ value: 'closed' });
    expect(moveFleet('closed', 'close')).toMatchObject({ fault: { code: 'fleet.movedOn' } });
    expect(moveFleet('closed', 'reopen')).toMatchObject({ value: 'active' });
  });
});

describe('a VIN', () => {
  it('is read with its check digit', () => {
    expect(parseVin('1m8gdm9a-xkp042788')).toMatchObject({ value: '1M8GDM9AXKP042788' });
    expect(parseVin('11111111111111111')).toMatchObject({ ok: true });
    expect(parseVin('  ')).toMatchObject({ value: null });
  });

  it('is refused with any one sign changed that the check digit weighs', () => {
    const vin = '1M8GDM9AXKP042788';
    const at = fc.integer({ min: 0, max: 16 }).filter((place) => place !== 8);
    fc.assert(
      fc.property(at, (place) => {
        // Another digit has another value, and no weight is a multiple of 11.
        const sign = vin[place] === '5' ? '6' : '5';
        const value = (c: string) => ('ABCDEFGH..JKLMN.P.R..STUVWXYZ'.indexOf(c) % 10) + 1;
        fc.pre(/\d/.test(vin[place] ?? '') || value(vin[place] ?? '') !== Number(sign));
        expect(parseVin(vin.slice(0, place) + sign + vin.slice(place + 1)).ok).toBe(false);
      }),
    );
    for (const wrong of ['1M8GDM9AXKP04278', 'IM8GDM9AXKP042788', 'x'])
      expect(parseVin(wrong).ok).toBe(false);
  });
});

describe('the form of a unit', () => {
  it('reads numbers, miles and days', () => {
    expect(['v-12 ', ' 7', '#4/A'].map(parseUnitNumber)).toMatchObject(
      [{ value: 'V-12' }, { value: '7' }, { value: '#4/A' }]
        .slice(0, 2)
        .concat([{ fault: { code: 'fleet.unitNumberInvalid' } } as never]),
    );
    expect(['0', '42,180', '2000000'].map(parseMiles)).toMatchObject([
      { value: 0 },
      { value: 42_180 },
      { value: 2_000_000 },
    ]);
    for (const wrong of ['', '-1', '4.5', '42,18', '2000001']) expect(parseMiles(wrong).ok).toBe(false);
    expect(['2026-11-20', '11/20/2026', '2/3/2026'].map(parseFleetDay)).toMatchObject([
      { value: '2026-11-20' },
      { value: '2026-11-20' },
      { value: '2026-02-03' },
    ]);
    for (const wrong of ['2026-02-30', '13/1/2026', 'today', '1900-01-01'])
      expect(parseFleetDay(wrong).ok).toBe(false);
  });
});

describe('an odometer', () => {
  it('never falls without a reason', () => {
    const read = (miles: number, reason: string | null = null) =>
      readUnitOdometer(CARE, { miles, readOn: TODAY, reason }, TODAY);
    expect(read(42_000)).toMatchObject({ value: { miles: 42_000, milesOn: TODAY, rotatedMiles: 39_500 } });
    expect(read(41_999)).toMatchObject({ fault: { code: 'fleet.milesFall', data: { miles: '42,000' } } });
    expect(read(41_999, 'Typed wrong')).toMatchObject({ value: { miles: 41_999, rotatedMiles: 39_500 } });
    expect(read(4_200, 'New cluster')).toMatchObject({ value: { miles: 4_200, rotatedMiles: null } });
  });

  it('is read between the last reading and today', () => {
    const on = (readOn: string) => readUnitOdometer(CARE, { miles: 50_000, readOn, reason: null }, TODAY);
    expect(on('2026-11-01').ok).toBe(true);
    for (const day of ['2026-10-31', '2026-11-30'])
      expect(on(day)).toMatchObject({ fault: { code: 'fleet.dayOutside' } });
  });

  it('never falls over any plain readings and rotations', () => {
    const step = fc.record({
      isRotation: fc.boolean(),
      miles: fc.integer({ min: 0, max: 60_000 }),
      day: fc.integer({ min: 1, max: 29 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let care: UnitCare = { miles: null, milesOn: null, rotatedOn: null, rotatedMiles: null };
        for (const { isRotation, miles, day } of steps) {
          const on = `2026-11-${String(day).padStart(2, '0')}`;
          const next = isRotation
            ? rotateUnit(care, { rotatedOn: on, miles }, TODAY)
            : readUnitOdometer(care, { miles, readOn: on, reason: null }, TODAY);
          if (!next.ok) continue;
          expect(next.value.miles ?? 0).toBeGreaterThanOrEqual(care.miles ?? 0);
          expect(next.value.rotatedMiles ?? 0).toBeLessThanOrEqual(next.value.miles ?? 0);
          care = next.value;
        }
      }),
    );
  });
});

describe('a rotation', () => {
  it('is a reading if it is the latest, and keeps its miles unknown if nobody read them', () => {
    expect(rotateUnit(CARE, { rotatedOn: TODAY, miles: 43_000 }, TODAY)).toMatchObject({
      value: { miles: 43_000, milesOn: TODAY, rotatedOn: TODAY, rotatedMiles: 43_000 },
    });
    expect(rotateUnit(CARE, { rotatedOn: TODAY, miles: null }, TODAY)).toMatchObject({
      value: { miles: 42_000, rotatedOn: TODAY, rotatedMiles: null },
    });
    expect(rotateUnit(CARE, { rotatedOn: '2026-11-01', miles: null }, TODAY)).toMatchObject({
      value: { rotatedMiles: 42_000 },
    });
  });

  it('lies between the one before and today, with miles between theirs', () => {
    const at = (rotatedOn: string, miles: number) => rotateUnit(CARE, { rotatedOn, miles }, TODAY);
    expect(at('2026-08-31', 39_600)).toMatchObject({ fault: { code: 'fleet.dayOutside' } });
    expect(at('2026-10-01', 42_001)).toMatchObject({ fault: { code: 'fleet.milesAhead' } });
    expect(at('2026-10-01', 39_499)).toMatchObject({ fault: { code: 'fleet.milesFall' } });
    expect(at('2026-10-01', 40_000)).toMatchObject({ value: { miles: 42_000, rotatedMiles: 40_000 } });
  });

  it('is due by day or miles, soon before, and unknown until one is logged', () => {
    const of = (rotatedOn: string | null, miles: number | null) =>
      unitRotation({ rotatedOn, rotatedMiles: rotatedOn === null ? null : 40_000, miles }, TODAY).state;
    expect(of(monthsAfter(TODAY, -6), 40_000)).toBe('due');
    expect(of(TODAY, 46_000)).toBe('due');
    expect(of(TODAY, 45_500)).toBe('soon');
    expect(of(monthsAfter(TODAY, -5), null)).toBe('soon');
    expect(of(TODAY, 45_499)).toBe('fine');
    expect(of(null, 90_000)).toBe('unknown');
  });
});

const spec = (sizeCode: string) => ({
  sizeCode,
  loadIndex: null,
  dualLoadIndex: null,
  speedSymbol: null,
  loadRange: null,
});
const fits = (front: string, rear: string | null = null): VehicleFitment => ({
  ...{ trims: [], front: spec(front), rear: rear === null ? null : spec(rear) },
  ...{ isStaggered: rear !== null, confidence: 'high', inheritedFrom: null },
});

describe('the sizes of a unit', () => {
  const VAN = [fits('225/75R16'), fits('225/75R16'), fits('235/65R17', '255/60R17')];

  it('are those of its vehicle, however they are typed', () => {
    expect(judgeUnitSizes(VAN, { front: '225/75 R16', rear: '' })).toMatchObject({
      value: { front: '225/75R16', rear: null },
    });
    expect(judgeUnitSizes(VAN, { front: '235/65R17', rear: '255/60R17' })).toMatchObject({
      value: { rear: '255/60R17' },
    });
    expect(judgeUnitSizes([fits('225/75R16')], { front: '', rear: '' })).toMatchObject({
      value: { front: '225/75R16' },
    });
    expect(judgeUnitSizes(VAN, { front: '', rear: '' })).toMatchObject({
      value: { front: null, rear: null },
    });
  });

  it('are refused with what fits', () => {
    expect(judgeUnitSizes(VAN, { front: '205/55R16', rear: '' })).toMatchObject({
      fault: {
        code: 'fleet.sizeUnfit',
        data: { size: '205/55R16', sizes: '225/75R16; 235/65R17 front and 255/60R17 rear' },
      },
    });
    expect(judgeUnitSizes(VAN, { front: 'round', rear: '' })).toMatchObject({
      fault: { code: 'tireSize.unreadable' },
    });
    expect(judgeUnitSizes(VAN, { front: '', rear: '255/60R17' })).toMatchObject({
      fault: { code: 'fleet.rearAlone' },
    });
    expect(judgeUnitSizes([], { front: '205/55R16', rear: '205/55R16' })).toMatchObject({
      value: { rear: null },
    });
  });
});

describe('a table of units', () => {
  it('is read by its column names, and each bad row keeps its line and reason', () => {
    const read = readUnitTable(
      'model,UNIT,make,year,miles,rotated at\nTransit,v1,Ford,2021,"42,180",\n,v2,Ford,2021,,\nTransit,v3,Ford,2021,9,8\n',
    );
    expect(read).toMatchObject({
      value: [
        {
          line: 2,
          draft: {
            value: { number: 'V1', year: 2021, make: 'Ford', model: 'Transit', miles: 42_180, vin: null },
          },
        },
        { line: 3, draft: { fault: { code: 'fleet.vehicleInvalid' } } },
        { line: 4, draft: { fault: { code: 'fleet.readingIncomplete' } } },
      ],
    });
  });

  it('is refused as a whole without its columns, with an open quote, or too long', () => {
    const codeOf = (text: string) => {
      const read = readUnitTable(text);
      return read.ok ? null : read.fault.code;
    };
    expect(codeOf('unit,year,make\n')).toBe('fleet.csvColumns');
    expect(codeOf('')).toBe('fleet.csvColumns');
    expect(codeOf('unit,year,make,model\n"v1,2021')).toBe('fleet.csvUnreadable');
    const rows = (count: number) => 'unit,year,make,model\n' + 'v,2021,Ford,Transit\n'.repeat(count);
    expect([MOST_UNIT_ROWS, MOST_UNIT_ROWS + 1].map((count) => codeOf(rows(count)))).toEqual([
      null,
      'fleet.csvTooLong',
    ]);
  });

  it('reads every table that it exports, and never throws on any other', () => {
    const number = fc.stringMatching(/^[A-Z0-9][A-Z0-9/#.-]{0,18}$/);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(number, fc.integer({ min: 0, max: 2_000_000 })), { maxLength: 5 }),
        (units) => {
          const lines = units.map(([unit, miles]) => [
            unit,
            '2021',
            'Ford',
            'Transit',
            '',
            '',
            '',
            '',
            '',
            miles,
            '',
            '',
            '',
          ]);
          const read = readUnitTable(writeCsv([[...UNIT_COLUMNS], ...lines]));
          expect(
            read.ok && read.value.map(({ draft }) => draft.ok && [draft.value.number, draft.value.miles]),
          ).toEqual(units);
        },
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => void readUnitTable(`Unit,Year,Make,Model\n${text}`)));
  });
});
