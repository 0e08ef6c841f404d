import { dealSlugs } from './deal-slugs.js';

describe('the address of a deal', () => {
  it('is its name, and differs from every other', () => {
    const slugs = dealSlugs([
      { promotionId: 'b-0000-1234abcd', name: '$100 off 4 Toyo tires!' },
      { promotionId: 'a', name: '$100 off 4 Toyo tires' },
      { promotionId: 'c', name: '???' },
    ]);
    expect(Object.fromEntries(slugs)).toEqual({
      a: '100-off-4-toyo-tires',
      'b-0000-1234abcd': '100-off-4-toyo-tires-1234abcd',
      c: 'deal',
    });
  });
});
