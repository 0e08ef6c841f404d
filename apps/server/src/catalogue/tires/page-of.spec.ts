import fc from 'fast-check';

import { pageOf } from './page-of.js';

describe('pages', () => {
  it('joined give every row once, in order, whatever their length', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (rows, perPage) => {
        const pages = Array.from({ length: Math.ceil(rows.length / perPage) + 1 }, (_, at) =>
          pageOf(rows, { page: at + 1, perPage }),
        );
        expect(pages.flat()).toEqual(rows);
        expect(pages.at(-1)).toEqual([]);
      }),
    );
  });
});
