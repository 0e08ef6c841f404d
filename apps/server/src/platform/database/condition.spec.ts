import { beginningWith, containing, when, whereAll } from './condition.js';

describe('conditions of a list', () => {
  it('number their parameters through', () => {
    expect(
      whereAll([
        ...when('PA', 'state = ?', (value) => [value]),
        ...when(3, 'a > ? AND b < ?', (n) => [n, n + 1]),
      ]),
    ).toEqual({
      sql: '(state = $1) AND (a > $2 AND b < $3)',
      params: ['PA', 3, 4],
    });
  });

  it('number their parameters after the given ones', () => {
    expect(
      whereAll(
        when('PA', 'state = ?', (value) => [value]),
        [30],
      ),
    ).toEqual({
      sql: '(state = $2)',
      params: [30, 'PA'],
    });
    expect(whereAll([], [30])).toEqual({ sql: 'TRUE', params: [30] });
  });

  it('hold for every row when there are none', () => {
    expect(whereAll([...when(undefined, 'x = ?', () => [])])).toEqual({ sql: 'TRUE', params: [] });
  });

  it('never put a typed value into the statement', () => {
    const { sql } = whereAll(when("'; DROP TABLE x; --", 'name ILIKE ?', (value) => [containing(value)]));
    expect(sql).toBe('(name ILIKE $1)');
  });

  it('take wildcards that people type literally', () => {
    expect(containing(' 100%_\\ ')).toBe('%100\\%\\_\\\\%');
    expect(beginningWith(' 100%_\\ ')).toBe('100\\%\\_\\\\%');
  });
});
