import { exactAnswer, likelyMeant } from './exact-answer';
import { searchHref, searchKindOf } from './search-kinds';
import type { SearchLists } from '../dialog/use-search-session';

type Item = SearchLists[number]['items'][number];

const answer = (label: string, link: string): Item => ({
  label,
  detailLabel: '',
  labelSegments: [{ text: label, isMatch: false }],
  action: { type: 'link', link },
  link,
  previewLink: link,
  type: 'text',
  typeName: 'vehicle',
  isPillItem: false,
  image: null,
  vehicleMetadata: null,
});

const lists = (...items: Item[]): SearchLists => [{ id: 'all', label: 'All', items }];

const listOf = (id: string, ...items: Item[]): SearchLists => [{ id, label: id, items }];

describe('a search that is certain', () => {
  it('opens the only vehicle with all the words', () => {
    const found = listOf('vehicles', answer('2015 Ford F-150', '/vehicles/ford/f-150/2015'));
    expect(exactAnswer('2015 f150 tires', found)).toBe('/vehicles/ford/f-150/2015');
    expect(exactAnswer('F-150 2015', found)).toBe('/vehicles/ford/f-150/2015');
  });

  it.each(['outbak', '2015 frod f150', 'f150 2015 lariat', 'f15'])(
    'never opens a lone weak match: %j',
    (text) => {
      expect(exactAnswer(text, listOf('vehicles', answer('2015 Ford F-150', '/a')))).toBeNull();
      expect(exactAnswer(text, listOf('lines', answer('Toyo Open Country', '/b')))).toBeNull();
    },
  );

  it('opens the page of staff, one page of a general word, and names together with a size', () => {
    expect(exactAnswer('rim guard', listOf('redirect', answer('Wheel care', '/learn/wheels')))).toBe(
      '/learn/wheels',
    );
    expect(exactAnswer('coupon', listOf('pages', answer('Tire deals', '/tire-deals')))).toBe('/tire-deals');
    expect(
      exactAnswer('tires', listOf('pages', answer('Vehicles', '/vehicles'), answer('Sizes', '/x'))),
    ).toBeNull();
    const crossing = answer('Michelin tires in 225/65R17', '/tire-sizes/225-65r17/brands/michelin-tires');
    expect(exactAnswer('225/65r17 michelin', listOf('crossings', crossing))).toBe(crossing.link);
  });

  it('opens a front and a rear size', () => {
    const pair = answer('255/40R19 front, 285/35R19 rear', '/tire-sizes/255-40r19?rearSize=285-35r19');
    expect(exactAnswer('255/40ZR19 285/35ZR19', listOf('tire-sizes', pair))).toBe(pair.link);
  });

  it('keeps its filters', () => {
    const found = lists(answer('225/65R17, run flat', '/tire-sizes/225-65r17?runFlat=true'));
    expect(exactAnswer('run flat 225/65r17', found)).toBe('/tire-sizes/225-65r17?runFlat=true');
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

describe('a search that may be misspelled', () => {
  it.each([
    ['hodna civic', true],
    ['honda civ', false],
    ['2019 honda civic', false],
    ['hoda civic', true],
    ['hondacivic', false],
    ['goodyear civic', false],
    ['my own civic', false],
  ])('asks “Did you mean …?” for %j: %s', (text, isAsked) => {
    const civic = answer('Honda Civic', '/vehicles/honda/civic');
    expect(likelyMeant(text, listOf('vehicles', civic))).toEqual(isAsked ? civic : null);
  });

  it('asks nothing without an answer, or for a general word', () => {
    expect(likelyMeant('xyz', [])).toBeNull();
    expect(likelyMeant('near me', listOf('pages', answer('Tire shops', '/tire-shops')))).toBeNull();
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
