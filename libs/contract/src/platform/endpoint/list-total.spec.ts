import { COUNTED_UP_TO, isCountedOnly } from './list-total.js';

describe('the total of a list', () => {
  it('stands for more once it is above what is counted, and is exact otherwise', () => {
    for (const most of Object.values(COUNTED_UP_TO))
      expect([most - 1, most, most + 1, most + 2].map(isCountedOnly)).toEqual([false, false, true, false]);
  });
});
