import { exactAnswer } from './exact-answer';
import { searchHref, searchKindOf } from './search-kinds';
import type { TypeaheadReply } from './use-typeahead';

type Item = TypeaheadReply['resultLists'][number]['items'][number];

const answer = (label: string, link: string): Item => ({
  label,
  detailLabel: '',
  labelSegments: [{ text: label, isMatch: false }],
  action: { type: 'link', link },
  typeName: 'vehicle',
  isPillItem: false,
  image: null,
});

const lists = (...items: Item[]): TypeaheadReply['resultLists'] => [{ id: 'all', label: 'All', items }];

describe('a search with one answer', () => {
  it('leads to the only link', () => {
    expect(
      exactAnswer('outback', lists(answer('2021 Subaru Outback', '/vehicles/subaru/outback/2021'))),
    ).toBe('/vehicles/subaru/outback/2021');
  });

  it('leads to the one with the same words among several', () => {
    const found = lists(
      answer('Toyo', '/brands/toyo-tires'),
      answer('Toyo Open Country', '/brands/toyo-tires/x'),
    );
    expect(exactAnswer(' TOYO ', found)).toBe('/brands/toyo-tires');
  });

  it('leads to a whole tire size in whatever spelling', () => {
    const found = lists(
      answer('225/65R17', '/tire-sizes/225-65r17'),
      answer('P225/65R17', '/tire-sizes/p225-65r17'),
    );
    expect(exactAnswer('225 65 17', found)).toBe('/tire-sizes/225-65r17');
  });

  it('stays where several answer or none does', () => {
    expect(exactAnswer('sub', lists(answer('Subaru Outback', '/a'), answer('Subaru WRX', '/b')))).toBeNull();
    expect(exactAnswer('xyz', [])).toBeNull();
    expect(exactAnswer('999 99 99', [])).toBeNull();
  });
});

describe('the pills of the search', () => {
  it('fall back to vehicles', () => {
    expect(searchKindOf('nothing').id).toBe('vehicle');
    expect(searchHref('tireSize', '225/65R17')).toBe('/search?type=tireSize&q=225%2F65R17');
    expect(searchHref(null, '225/65R17')).toBe('/search?q=225%2F65R17');
    expect(searchHref(null)).toBe('/search');
  });
});
