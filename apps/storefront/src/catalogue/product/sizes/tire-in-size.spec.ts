import type { TireCard } from '@simpletread/contract';
import { cardHref } from '../../tires/card-href';
import { readProductPageQuery } from '../../tires/product-address';
import { hrefInSize } from './tire-in-size';

const LINE = { brand: 'michelin', line: 'pilot-sport-4s', item: null };
const sold = (itemNumber: number, sizeSlug: string, quantity = 8) => ({
  itemNumber,
  sizeSlug,
  availability: { quantity } as never,
});
const SOLD = [sold(1, '225-45r18'), sold(2, '255-40r18', 0), sold(3, '255-40r18'), sold(4, '275-35r19', 0)];

const leadsTo = (size: string, rearSize: string, item: number | null = null) =>
  hrefInSize({ ...LINE, item }, { size, rearSize }, SOLD);

describe('an address that asks for sizes of a line', () => {
  it.each([
    ['225-45r18', '', '/p/1'],
    ['225-45R18', '255-40R18', '/p/1?rear=3'],
    ['275-35r19', '', '/p/4'],
    ['225-45r18', '225-45r18', '/p/1'],
    ['225-45r18', '999-99r99', '/p/1'],
  ])('of %j and %j leads to the tire: %s', (size, rearSize, path) => {
    expect(leadsTo(size, rearSize)).toBe(`/brands/michelin-tires/pilot-sport-4s${path}`);
  });

  it('adds a rear tire to the tire that it names', () => {
    expect(leadsTo('', '255-40r18', 1)).toBe('/brands/michelin-tires/pilot-sport-4s/p/1?rear=3');
  });

  it.each([
    ['', '', 1],
    ['999-99r99', '', null],
    ['999-99r99', '255-40r18', null],
    ['', '999-99r99', 1],
    ['', '255-40r18', null],
  ])('leads nowhere else for %j and %j', (size, rearSize, item) => {
    expect(leadsTo(size, rearSize, item)).toBeNull();
  });

  it('is the address of the pair’s card, which the product page reads back', () => {
    const card = { brandSlug: 'michelin', lineSlug: 'pilot-sport-4s', itemNumber: 1 };
    const pair = { ...card, rear: { itemNumber: 3 } } as TireCard;
    expect(cardHref(pair)).toBe(leadsTo('225-45r18', '255-40r18'));
    const { searchParams } = new URL(cardHref(pair), 'http://shop');
    expect(readProductPageQuery(Object.fromEntries(searchParams)).rearItem).toBe(3);
    expect(cardHref({ ...card, rear: null } as TireCard)).toBe(leadsTo('225-45r18', ''));
  });
});
