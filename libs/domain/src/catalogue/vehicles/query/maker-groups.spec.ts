import fc from 'fast-check';

import { vehicleSlug } from '../vehicle-slug.js';
import { MAKER_GROUPS, parseMakerGroup } from './maker-groups.js';

const found = (text: string): readonly unknown[] => {
  const query = parseMakerGroup(text);
  return query === null ? [] : [query.group.name, query.year];
};

describe('a group of makes', () => {
  it.each([
    ['general motors', 'General Motors'],
    ['General Motors ', 'General Motors'],
    ['general mot', 'General Motors'],
    ['GM', 'General Motors'],
    ['stellantis', 'Stellantis'],
    ['stellan', 'Stellantis'],
    ['fiat chrysler', 'Stellantis'],
    ['vag', 'Volkswagen Group'],
    ['VW Group', 'Volkswagen Group'],
    ['ford motor company', 'Ford Motor Company'],
    ['jaguar land rover', 'Jaguar Land Rover'],
  ])('is named by %j', (text, name) => {
    expect(found(text)).toEqual([name, undefined]);
  });

  it('keeps the year beside it, on either side', () => {
    expect(found('2020 general motors')).toEqual(['General Motors', 2020]);
    expect(found('gm 2015')).toEqual(['General Motors', 2015]);
  });

  it.each([
    '',
    '2020',
    'general',
    'general m1',
    'gmc',
    'ford',
    'volkswagen',
    'toyota',
    'hyundai',
    'bmw',
    'vagabond',
    'ford m',
    'ford mo',
    'toyota m',
    'nissan m',
    '2019 nissan m',
    'honda m',
    'hyundai m',
    'hyundai g',
    'volkswagen a',
    'volkswagen g',
  ])('is not named by %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each(['gm 2015 2016', 'general motors sierra', 'general motors tahoe 2015'])(
    'is not all that %j says',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('has names of its own, none of which is a make', () => {
    const names = MAKER_GROUPS.flatMap(({ name, otherNames }) => [vehicleSlug(name), ...otherNames]);
    expect(new Set(names).size).toBe(names.length);
    const makes = new Set(MAKER_GROUPS.flatMap((group) => group.makes.map(vehicleSlug)));
    expect(names.filter((name) => makes.has(name))).toEqual([]);
  });

  it('is found in each of its names, whatever the case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MAKER_GROUPS), fc.boolean(), (group, isUpper) => {
        for (const name of [group.name, ...group.otherNames])
          expect(parseMakerGroup(isUpper ? name.toUpperCase() : name)?.group).toBe(group);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseMakerGroup(text)));
  });
});
