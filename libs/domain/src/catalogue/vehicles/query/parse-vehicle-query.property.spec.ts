import fc from 'fast-check';
import { parseVehicleQuery } from './parse-vehicle-query.js';
import { referenceLexicon, referenceModels } from '../testing/reference-lexicon.js';
import type { VehicleLexiconRow } from './vehicle-lexicon.js';

const everyday = referenceModels.filter((row) => row.lastYear - row.firstYear >= 8 && row.lastYear >= 2010);
const aModel = fc.constantFrom(...everyday);
const inYears = aModel.chain((row) =>
  fc.record({ row: fc.constant(row), year: fc.integer({ min: row.firstYear, max: row.lastYear }) }),
);
const aQuery = fc
  .array(fc.constantFrom('2019', 'honda', 'cvic', 'f', '150', 'ex', '-', "'19", 'chevy', '1500', 'xlt'), {
    maxLength: 12,
  })
  .map((words) => words.join(' '));

/** Names sold by one make under one spelling. Others are truly ambiguous. */
const isOwn = ({ make, model }: VehicleLexiconRow): boolean => {
  const key = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return referenceModels.filter((row) => row.make === make && key(row.model) === key(model)).length === 1;
};

describe('a vehicle typed in full', () => {
  it('is the best reading, in any order of year, make and model', () => {
    const orders = fc.constantFrom('ymo', 'moy', 'myo', 'oym');
    fc.assert(
      fc.property(inYears, orders, ({ row, year }, order) => {
        fc.pre(isOwn(row));
        const parts: Readonly<Record<string, string>> = { y: `${year}`, m: row.make, o: row.model };
        const text = [...order].map((part) => parts[part]).join(' ');
        const readings = parseVehicleQuery(text, referenceLexicon);
        expect(readings[0]).toMatchObject({ year, make: row.make, model: row.model });
      }),
      { numRuns: 400 },
    );
  });

  it('is found in any case and without its hyphens and spaces', () => {
    fc.assert(
      fc.property(aModel, fc.boolean(), (row, isUpper) => {
        fc.pre(isOwn(row));
        const plain = `${row.make} ${row.model.replace(/[^A-Za-z0-9&]/g, '')}`;
        const text = isUpper ? plain.toUpperCase() : plain.toLowerCase();
        const [reading] = parseVehicleQuery(text, referenceLexicon);
        expect(reading).toMatchObject({ make: row.make, model: row.model });
      }),
    );
  });

  it('is among the readings if its model is partly typed beside its make', () => {
    const long = everyday.filter((row) => /^[A-Za-z]{6,}$/.test(row.model));
    fc.assert(
      fc.property(fc.constantFrom(...long), fc.nat(3), (row, extra) => {
        const text = `${row.make} ${row.model.slice(0, 3 + extra)}`;
        const models = parseVehicleQuery(text, referenceLexicon).map((reading) => reading.model);
        expect(models).toContain(row.model);
      }),
    );
  });

  it('is among the readings if two letters of a long name are swapped', () => {
    const long = everyday.filter((row) => /^[A-Za-z]{7,}$/.test(row.model));
    fc.assert(
      fc.property(fc.constantFrom(...long), fc.integer({ min: 2, max: 5 }), (row, at) => {
        const { model } = row;
        const swapped = model.slice(0, at) + (model[at + 1] ?? '') + (model[at] ?? '') + model.slice(at + 2);
        const models = parseVehicleQuery(`${row.make} ${swapped}`, referenceLexicon).map(
          (reading) => reading.model,
        );
        expect(models).toContain(model);
      }),
    );
  });
});

describe('any text at all', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ maxLength: 60 }),
    aQuery,
  );

  it('never throws, and reads the same twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parseVehicleQuery(text, referenceLexicon)).toEqual(parseVehicleQuery(text, referenceLexicon));
      }),
      { numRuns: 500 },
    );
  });

  it('gives at most eight distinct readings, best first, with scores of 0 to 1', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const readings = parseVehicleQuery(text, referenceLexicon);
        const scores = readings.map((reading) => reading.score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        expect(readings.length).toBeLessThanOrEqual(8);
        expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
        const names = readings.map(({ year, make, model }) => `${year}|${make}|${model}`);
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 500 },
    );
  });

  it('is marked in order, without overlaps, inside the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { matched } of parseVehicleQuery(text, referenceLexicon)) {
          matched.reduce((end, segment) => {
            expect(segment.from).toBeGreaterThanOrEqual(end);
            expect(segment.to).toBeGreaterThan(segment.from);
            expect(segment.to).toBeLessThanOrEqual(text.length);
            return segment.to;
          }, 0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
