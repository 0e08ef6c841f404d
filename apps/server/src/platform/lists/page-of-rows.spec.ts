import { pageOfRows } from './page-of-rows.js';

const rows = ['b', 'c', 'a'].map((id) => ({ id }));
const by = ({ id }: { id: string }) => id;
const ids = ({ items }: { items: { id: string }[] }) => items.map(by).join('');

describe('a list read whole', () => {
  it.each([
    ['ASC', 'abc'],
    ['DESC', 'cba'],
  ] as const)('sorts %s', (direction, sorted) => {
    expect(ids(pageOfRows(rows, { ids: undefined, range: [0, 9], sort: { by, direction } }))).toBe(sorted);
  });

  it('keeps its order when nothing sorts it', () => {
    expect(ids(pageOfRows(rows, { ids: undefined, range: [0, 9] }))).toBe('bca');
  });

  it('counts all rows and shows those of the range, both ends included', () => {
    const page = pageOfRows(rows, { ids: undefined, range: [1, 2] });
    expect([ids(page), page.total]).toEqual(['ca', 3]);
  });

  it('finds rows by their ids alone', () => {
    const page = pageOfRows(rows, { ids: ['a', 'x'], range: [0, 9] });
    expect([ids(page), page.total]).toEqual(['a', 1]);
  });

  it('does not change the given rows', () => {
    pageOfRows(rows, { ids: undefined, range: [0, 0], sort: { by, direction: 'ASC' } });
    expect(rows.map(by).join('')).toBe('bca');
  });
});
