import { readFileSync } from 'node:fs';

import { knownPairs } from '@simpletread/domain';

import { rearSizesOf } from './rear-sizes.js';

const rowsOf = (file: string): readonly Readonly<Record<string, string>>[] => {
  const path = new URL(`../../../../../data/reference/${file}`, import.meta.url);
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
};

const SIZES = rowsOf('sizes.csv')
  .map((row) => ({
    code: row['size'] ?? '',
    rimIn: Number(row['rim_in']),
    overallDiameterIn: Number(row['overall_diameter_in']),
    fitments: Number(row['oe_fitment_rows']),
  }))
  .sort((a, b) => b.fitments - a.fitments);

const sizeCalled = (code: string) => SIZES.find((size) => size.code === code.replace('ZR', 'R'));

/** The pairs that vehicle makers really mount, once per fitment. */
const PAIRS = rowsOf('fitments.csv').flatMap((row) => {
  const front = sizeCalled(row['front_size'] ?? '');
  const rear = sizeCalled(row['rear_size'] ?? '');
  return front === undefined || rear === undefined || front === rear ? [] : [{ front, rear }];
});

const KNOWN = knownPairs(PAIRS.map(({ front, rear }) => ({ frontSize: front.code, rearSize: rear.code })));
const NONE = knownPairs([]);

const placeOf = ({ front, rear }: (typeof PAIRS)[number], known = KNOWN): number =>
  rearSizesOf(front, SIZES, known).indexOf(rear);

describe('rear sizes behind a front size', () => {
  it('begin with all that makers mount', () => {
    expect(PAIRS.length).toBeGreaterThan(500);
    for (const pair of PAIRS) {
      const mounted = SIZES.filter(({ code }) => KNOWN.has(pair.front.code, code)).length;
      expect(placeOf(pair)).toBeGreaterThanOrEqual(0);
      expect(placeOf(pair)).toBeLessThan(mounted);
    }
  });

  it('contain most of them by the rule for unknown pairs', () => {
    const places = PAIRS.map((pair) => placeOf(pair, NONE));
    expect(places.filter((place) => place >= 0).length / places.length).toBeGreaterThan(0.75);
  });

  it('of no known pair are never narrower, on a smaller rim, or of another height', () => {
    const widthOf = ({ code }: { code: string }) => Number(code.slice(0, 3));
    for (const { front } of PAIRS) {
      for (const rear of rearSizesOf(front, SIZES, NONE)) {
        expect(widthOf(rear)).toBeGreaterThanOrEqual(widthOf(front));
        expect([0, 1]).toContain(rear.rimIn - front.rimIn);
        expect(Math.abs(rear.overallDiameterIn / front.overallDiameterIn - 1)).toBeLessThanOrEqual(0.03);
      }
    }
  });

  it('start, for 245/40R18, with the sizes of sports cars', () => {
    const front = sizeCalled('245/40R18');
    expect(front && rearSizesOf(front, SIZES, KNOWN)[0]?.code).toBe('275/35R18');
  });
});
