import {
  copiedText,
  readSyndicated,
  SYNDICATION_COLUMNS,
  type SyndicationColumn,
  syndicationLine,
} from './syndicated-review.js';

const TODAY = '2026-11-28';
const ROW: Readonly<Partial<Record<SyndicationColumn, string>>> = {
  ...{ id: 'p-1', brand: 'Kestrel', line: 'tour-4s', written_on: '2026-05-31', author: 'Dana Whitfield' },
  ...{
    dry: '5',
    wet: '4',
    summary: 'Quiet',
    comments: 'They track straight.',
    vehicle: '2021 Subaru Outback',
  },
  ...{ miles_driven: '5000-9999', would_buy_again: 'yes' },
};
const problemOf = (change: typeof ROW) => {
  const read = readSyndicated({ ...ROW, ...change }, TODAY);
  return read.kind === 'refused' ? read.problem : null;
};
const reviewOf = (row: typeof ROW) => {
  const read = readSyndicated(row, TODAY);
  if (read.kind !== 'review') throw new Error('not read');
  return read.review;
};

describe('a partner’s review', () => {
  it('is read with its author as the shop shows names, and written as it is read', () => {
    const review = reviewOf(ROW);
    expect(review).toMatchObject({ author: 'Dana W.', brand: 'kestrel', comments: 'They track straight.' });
    const { sourceId, ...said } = review;
    const line = syndicationLine({
      ...said,
      id: sourceId,
      isVerified: true,
      isEmployee: false,
      source: null,
    });
    const again = Object.fromEntries(SYNDICATION_COLUMNS.map((name, at) => [name, line[at] ?? '']));
    expect(reviewOf({ ...again, author: 'Dana W.' })).toEqual(review);
  });

  it('is withdrawn by its id alone', () => {
    expect(readSyndicated({ id: 'p-1', is_withdrawn: 'yes' }, TODAY)).toEqual({
      kind: 'withdrawal',
      sourceId: 'p-1',
    });
    expect(problemOf({ id: '', is_withdrawn: 'yes' })).toMatch(/^id: /);
  });

  it('is a copy if a longer text repeats', () => {
    expect(copiedText('They track STRAIGHT.')).toBe('they track straight.');
    expect(copiedText('Great tires!')).toBeNull();
  });

  it('is refused in words for whatever our own form refuses', () => {
    expect(problemOf({ dry: '6' })).toMatch(/^dry: /);
    expect(problemOf({ dry: '', wet: '' })).toBe('Rate at least one quality from 1 to 5.');
    expect(problemOf({ id: '' })).toMatch(/^id: /);
    expect(problemOf({ written_on: '2026-02-30' })).toMatch(/^written_on: /);
    expect(problemOf({ written_on: '2026-11-29' })).toMatch(/^written_on: /);
    expect(problemOf({ author: 'R0ad' })).toMatch(/^author: /);
    expect(problemOf({ summary: 'x'.repeat(81) })).toMatch(/^summary: /);
    expect(problemOf({ vehicle: 'Outback' })).toMatch(/^vehicle: /);
    expect(problemOf({ place_driven: 'moon' })).toMatch(/^place_driven: /);
    expect(problemOf({ would_buy_again: 'constructor' })).toMatch(/^would_buy_again: /);
    expect(problemOf({ comments: 'Call 215 555 0177.' })).toMatch(/phone number/);
    expect(problemOf({ is_employee: 'yes' })).toMatch(/employees/);
  });
});
