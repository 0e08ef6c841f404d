import { CONSOLE_RECENTS_ITEM, nameFor } from '@simpletread/domain';

import { foundPath, recordAt } from './found-path.js';
import { keepRecent, readRecents } from './recents.js';

const idOf = (n: number): string => `0198c0de-0000-7000-8000-00000000000${n}`;

describe('the last opened records', () => {
  afterEach(() => localStorage.clear());

  it('are the six last ones of a person, each once, the newest first', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) keepRecent('dana', { kind: 'order', id: idOf(n) });
    expect(readRecents('dana').map(({ id }) => id)).toEqual([3, 7, 6, 5, 4, 2].map(idOf));
    expect(readRecents('marcus')).toEqual([]);
  });

  it('leave out what this version cannot read', () => {
    localStorage.setItem(
      nameFor(CONSOLE_RECENTS_ITEM, 'dana'),
      `toString:${idOf(1)} order:4 shop:${idOf(2)}`,
    );
    expect(readRecents('dana')).toEqual([{ kind: 'shop', id: idOf(2) }]);
  });

  it('come from the pages of records', () => {
    const record = { kind: 'productLine' as const, id: idOf(1) };
    expect(recordAt(foundPath(record))).toEqual(record);
    for (const path of [
      '/',
      '/orders',
      `/orders/${idOf(1)}`,
      `/jobs/${idOf(1)}/show`,
      `/toString/${idOf(1)}/show`,
    ])
      expect(recordAt(path)).toBeNull();
  });
});
