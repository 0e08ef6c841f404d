import { exactAnswer } from './exact-answer';
import { searchHref, searchKindOf } from './search-kinds';
import type { SearchLists } from '../dialog/use-search-session';

type Item = SearchLists[number]['items'][number];

const answer = (label: string, link: string): Item => ({
  label,
  detailLabel: '',
  labelSegments: [{ text: label, isMatch: false }],
  action: { type: 'link', link },
  link,
  type: 'text',
  typeName: 'vehicle',
  isPillItem: false,
  image: null,
  vehicleMetadata: null,
});

const lists = (...items: Item[]): SearchLists => [{ id: 'all', label: 'All', items }];

describe('a search with one answer', () => {
  it('leads to the only link', () => {
    expect(
      exactAnswer('outback', lists(answer('2021 Subaru Outback', '/vehicles/subaru/outback/2021'))),
    ).toBe('/vehicles/subaru/outback/2021');
  });

  it('opens the one with the same words among several', () => {
    const found = lists(
      answer('Toyo', '/brands/toyo-tires'),
      answer('Toyo Open Country', '/brands/toyo-tires/x'),
    );
    expect(exactAnswer(' TOYO ', found)).toBe('/brands/toyo-tires');
  });

  it('opens a complete tire size in any spelling', () => {
    const found = lists(
      answer('225/65R17', '/tire-sizes/225-65r17'),
      answer('LT225/65R17', '/tire-sizes/lt225-65r17'),
    );
    expect(exactAnswer('225 65 17', found)).toBe('/tire-sizes/225-65r17');
    expect(exactAnswer('P225/65ZR17 102H', found)).toBe('/tire-sizes/225-65r17');
  });

  it('opens the pair if a front size was given', () => {
    const pair = '/tire-sizes/225-45r18?rearSize=255-40r18';
    const found = lists(answer('255/40R18', pair), answer('255/40R19', '/tire-sizes/225-45r18?rearSize=x'));
    expect(exactAnswer('255 40 18', found)).toBe(pair);
  });

  it('stays if several answers match or none does', () => {
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
    expect(searchHref('guidedShopping', 'crv', 'vehicle')).toBe('/guided-shopping?q=crv');
    expect(searchHref('tireSize', '', '225/45R18')).toBe('/search?type=tireSize&front=225%2F45R18');
  });
});
