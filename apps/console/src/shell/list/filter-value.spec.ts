import type { FilterField } from './filter-field.js';
import { askedValue, filterText, shownValue, withFilter } from './filter-value.js';

const state: FilterField = {
  kind: 'choice',
  source: 'state',
  label: 'Status',
  options: [{ value: 'inTransit', label: 'In transit' }],
};
const clock: FilterField = {
  kind: 'flag',
  source: 'isCancelOpen',
  label: 'Clock',
  yes: 'running',
  no: 'closed',
};
const from: FilterField = { kind: 'day', source: 'placedFrom', label: 'From', edge: 'from' };
const to: FilterField = { kind: 'day', source: 'placedTo', label: 'Until', edge: 'to' };
const year: FilterField = { kind: 'number', source: 'year', label: 'Year' };

describe('filters', () => {
  it('treat empty text as no filter', () => {
    for (const field of [state, clock, from, to, year]) expect(askedValue(field, ' ')).toBeUndefined();
  });

  it('ask for a day as the Eastern instants at its two ends', () => {
    expect(askedValue(from, '2026-11-20')).toBe('2026-11-20T05:00:00.000Z');
    expect(askedValue(to, '2026-11-20')).toBe('2026-11-21T05:00:00.000Z');
  });

  it.each([from, to])('show a day as it was chosen ($edge)', (field) => {
    expect(shownValue(field, { [field.source]: askedValue(field, '2026-11-01') })).toBe('2026-11-01');
  });

  it('ask for whole numbers only', () => {
    expect(askedValue(year, '2021')).toBe(2021);
    expect(askedValue(year, '20.5')).toBeUndefined();
  });

  it('read as words', () => {
    expect(filterText(state, { state: 'inTransit' })).toBe('In transit');
    expect(filterText(clock, { isCancelOpen: true })).toBe('running');
    expect(filterText(clock, { isCancelOpen: false })).toBe('closed');
  });

  it('read as several words where a view has several values, which the control leaves alone', () => {
    const several = { state: ['inTransit', 'placed'] };
    expect(filterText(state, several)).toBe('In transit, placed');
    expect(shownValue(state, several)).toBe('');
  });

  it('come and go one by one', () => {
    expect(withFilter({ zip: '19147' }, 'state', 'placed')).toEqual({ zip: '19147', state: 'placed' });
    expect(withFilter({ zip: '19147', state: 'placed' }, 'state', undefined)).toEqual({ zip: '19147' });
  });
});
