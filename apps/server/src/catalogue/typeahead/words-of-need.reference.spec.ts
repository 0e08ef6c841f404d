import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SearchResult } from '@simpletread/contract';
import { readCsv } from '@simpletread/domain';

import { referenceTypeahead } from './testing/reference-search.js';

const TYPEAHEAD = referenceTypeahead();

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readCsv(readFileSync(join(import.meta.dirname, '../../../../../data/reference', file), 'utf8')).slice(1);

const MODELS = rowsOf('models.csv').map(([make = '', model = '']) => ({ make, model }));

/** Models named like a brand of tires, a category or a need. */
const SOUNDS_LIKE_NEED = new RegExp(
  `\\b(?:sport|touring|ev|electric|winter|${rowsOf('brands.csv')
    .map(([, brand = '']) => brand.replace(/[^a-z0-9 -]/gi, '.'))
    .join('|')})\\b`,
  'i',
);

const items = async (text: string): Promise<readonly SearchResult[]> => {
  const reply = await TYPEAHEAD.run({ queryText: text, queryType: undefined, additionalQueryText: '' });
  return reply.value.resultLists.flatMap((list) => list.items);
};

const first = async (text: string): Promise<string> => {
  const [item] = await items(text);
  if (item === undefined) return 'nothing';
  return item.action.type === 'link' ? item.action.link : `${item.action.queryText}?`;
};

describe('words of need', () => {
  it.each([
    ['225/65r17 run flat', '/tire-sizes/225-65r17?runFlat=true'],
    ['run flat 225/45r18', '/tire-sizes/225-45r18?runFlat=true'],
    ['lt245/75r16 10 ply', '/tire-sizes/lt245-75r16?load=E'],
    ['lt275/70r18 load range e', '/tire-sizes/lt275-70r18?load=E'],
    ['225/65r17 60k mile warranty', '/tire-sizes/225-65r17?warranty=60000'],
    ['set of 4 225/65r17', '/tire-sizes/225-65r17'],
    ['studded 225/65r17', '/tire-sizes/225-65r17/categories/winter-tires'],
    ['ev tires 255/45r19', '/tire-sizes/255-45r19?subtype=electric-vehicle'],
    ['michelin 225/65r17 run flat', '/tire-sizes/225-65r17/brands/michelin-tires?runFlat=true'],
    ['265/70r17 load range e', '/tire-sizes/lt265-70r17?load=E'],
    ['225/65r17 80,000 miles', '/tire-sizes/225-65r17?warranty=80000'],
    ['225/65r17 65k', '/tire-sizes/225-65r17?warranty=65000'],
    ['225/65r17 snow rated', '/tire-sizes/225-65r17?snowflake=true'],
    ['265/70r17 c load', '/tire-sizes/lt265-70r17?load=C'],
    ['lt265/70r17 e rated mud', '/tire-sizes/lt265-70r17/categories/mud-terrain-tires?load=E'],
    ['235/80r16 trailer', '/tire-sizes/st235-80r16?subtype=trailer'],
    ['st235/80r16 14 ply', '/tire-sizes/st235-80r16?load=G'],
    ['135/70r16 spare', '/tire-sizes/t135-70r16'],
    [
      '245/40r18 275/35r18 michelin run flat',
      '/tire-sizes/245-40r18?rearSize=275-35r18&brand=michelin&runFlat=true',
    ],
    ['225/45R18 255/40R18 run flat', '/tire-sizes/225-45r18?rearSize=255-40r18&runFlat=true'],
    ['225/45r18 zero pressure', '/tire-sizes/225-45r18?runFlat=true'],
    ['245/75r16 ten ply', '/tire-sizes/lt245-75r16?load=E'],
    ['225/45r18 rft winter', '/tire-sizes/225-45r18/categories/winter-tires?runFlat=true'],
    ['225/65r17 3pmsf', '/tire-sizes/225-65r17?snowflake=true'],
    ['225/65r17 3-peak', '/tire-sizes/225-65r17?snowflake=true'],
    ['toyota 225/65r17 winter', '/tire-sizes/225-65r17/categories/winter-tires'],
    ['chevy 275/55r20 all terrain', '/tire-sizes/275-55r20/categories/all-terrain-tires'],
    ['all-season touring 225/65r17', '/tire-sizes/225-65r17/categories/all-season-tires'],
    ['truck tires 275/55r20', '/tire-sizes/275-55r20?subtype=light-truck'],
    ['cargo van tires 235/65r16c', '/tire-sizes/235-65r16c?subtype=commercial-van'],
    // No Michelin mud terrain is made in this size: the brand stays.
    ['michelin mud terrain 225/65R17', '/tire-sizes/225-65r17/brands/michelin-tires'],
  ])('beside a size are filters: %j opens %s', async (text, link) => {
    expect(await first(text)).toBe(link);
  });

  it.each([
    ['2019 bmw 330i run flat', '/vehicles/bmw/3-series/2019?trim=330i&runFlat=true'],
    ['2019 honda crv ex 60k warranty', '/vehicles/honda/cr-v/2019?trim=ex&warranty=60000'],
    ['michelin 2019 honda crv', '/vehicles/honda/cr-v/2019?brand=michelin'],
    ['2019 honda cr-v winter tires', '/vehicles/honda/cr-v/2019?category=winter'],
    [
      '2019 honda crv michelin all season run flat',
      '/vehicles/honda/cr-v/2019?brand=michelin&category=all-season&runFlat=true',
    ],
    ['4 tires for 2015 f150', '/vehicles/ford/f-150/2015'],
    ['2015 f150 10 ply', '/vehicles/ford/f-150/2015?load=E'],
    ['honda cr-v run flat', '/vehicles/honda/cr-v/2026?runFlat=true'],
    ['honda run flat', 'Honda Accord run flat?'],
    ['2018 accord sport winter', '/vehicles/honda/accord/2018?trim=sport&category=winter'],
    ['bmw x5 run flat', '/vehicles/bmw/x5/2026?runFlat=true'],
    ['2018 camry michelin defender', '/vehicles/toyota/camry/2018?brand=michelin'],
    ['defender 2018 camry', '/vehicles/toyota/camry/2018?brand=michelin'],
    ['2015 f150 ko2', '/vehicles/ford/f-150/2015?brand=bfgoodrich'],
    ['2018 camry x4', '/vehicles/toyota/camry/2018'],
    ['2018 camry hybrid', '/vehicles/toyota/camry-hybrid/2018'],
    ['jeep gladiator 2021 mud tires', '/vehicles/jeep/gladiator/2021?category=mud-terrain'],
    ['nissan pathfinder 2019 michelin', '/vehicles/nissan/pathfinder/2019?brand=michelin'],
    ['2018 kia soul ev winter', '/vehicles/kia/soul-ev/2018?category=winter'],
    ['santa fe sport 2018', '/vehicles/hyundai/santa-fe-sport/2018'],
    ['tayota winter', 'Toyota Winter?'],
    ['hunda civic snow tires', 'Honda Civic Winter?'],
    ['cx-5 winter tires', 'Mazda CX-5 Winter?'],
    ['tacoma all terrain', 'Toyota Tacoma All Terrain?'],
    ['all terrain tacoma', 'Toyota Tacoma All Terrain?'],
    ['winter X3', 'BMW X3 Winter?'],
    ['michelin cr-v', 'Honda CR-V Michelin?'],
    ['gmc terrain all terrain', '/vehicles/gmc/terrain/2026?category=all-terrain'],
    ['legend winter', 'Acura Legend Winter?'],
    ['winter a6', 'Audi A6 Winter?'],
    ['cla all season tires', 'Mercedes-Benz CLA-Class All Season?'],
    ['town country winter', 'Chrysler Town & Country Winter?'],
    ['highway tires for silverado', 'Chevrolet Silverado 1500 Highway?'],
    ['camry winter 17 inch', 'Toyota Camry Winter 17 inch?'],
    ['honda crv 225/65r17 winter', 'Honda CR-V Winter?'],
  ])('beside a vehicle are filters: %j opens %s', async (text, link) => {
    expect(await first(text)).toBe(link);
  });

  it('are named in the answer and kept in its preview, also under the tab of vehicles', async () => {
    for (const queryType of [undefined, 'vehicle'] as const) {
      const reply = await TYPEAHEAD.run({
        queryText: 'cx-5 winter tires',
        queryType,
        additionalQueryText: '',
      });
      const [item] = reply.value.resultLists.flatMap((list) => list.items);
      expect(item?.label).toBe('Mazda CX-5, Winter');
      expect(item?.previewLink).toBe('/vehicles/mazda/cx-5?category=winter');
    }
    // A misspelled make has no other make beside it.
    const makes = (await items('tayota winter')).map(
      ({ label }) => label.replace(/^\d{4} /, '').split(/[ ,]/)[0],
    );
    expect(new Set(makes)).toEqual(new Set(['Toyota']));
  });

  it('survive beside the name of any model', async () => {
    const some = MODELS.filter(({ make, model }, at) => {
      const isLone = model.replace(/[^a-z0-9]/gi, '').length < 3;
      return at % 12 === 0 && !isLone && !['Roush', 'Saleen', 'Shelby'].includes(make);
    });
    expect(some.length).toBeGreaterThan(100);
    for (const { model } of some) {
      const found = await items(`${model} winter`);
      const kept = found.filter(({ label }) => label.includes(model) && label.includes('Winter'));
      expect(`${model}: ${kept.length > 0 ? 'kept' : (found[0]?.label ?? 'nothing')}`).toBe(`${model}: kept`);
    }
  });

  it('that are part of a vehicle’s name are none: the Sport of a Bronco Sport, the Pathfinder of a Nissan', async () => {
    const named = MODELS.filter(({ model }) => SOUNDS_LIKE_NEED.test(model));
    expect(named.length).toBeGreaterThan(40);
    for (const { make, model } of named) {
      for (const text of [`${make} ${model}`, `${model} ${make} tires`]) {
        const [item] = await items(text);
        expect(`${text}: ${item?.label.replace(/^\d{4} /, '') ?? ''}`).toBe(`${text}: ${make} ${model}`);
      }
    }
  });

  it.each([
    ['michelin defender2 225/65r17', '/brands/michelin-tires/defender2?size=225-65r17'],
    ['225/65r17 defender 2', '/brands/michelin-tires/defender2?size=225-65r17'],
    ['ko2 lt265/70r17', '/brands/bfgoodrich-tires/all-terrain-t-a-ko2?size=lt265-70r17'],
  ])('and a size beside a line choose its tire: %j opens %s', async (text, link) => {
    expect(await first(text)).toBe(link);
  });

  it.each([
    ['trailer tires 15', /^\/tire-sizes\/st[^?]+r15\?subtype=trailer$/],
    ['load range e 17 inch', /^\/tire-sizes\/lt[^?]+r17\?load=E$/],
    ['winter tires 17 inch', /r17\?category=winter$/],
    ['tires 17', '/tire-sizes/diameter/17'],
    ['17 tires', '/tire-sizes/diameter/17'],
    ['run flat 18', /\?runFlat=true$/],
    ['all season 18', /^\/tire-sizes\/[^?]+r18\?category=all-season$/],
    ['18 all season tires', /^\/tire-sizes\/[^?]+r18\?category=all-season$/],
    ['studded winter tires 17', /^\/tire-sizes\/[^?]+r17\?category=winter$/],
    ['winter tires 17', /^\/tire-sizes\/[^?]+r17\?category=winter$/],
    ['mud tires 33', /^\/tire-sizes\/33x[^?]+\?category=mud-terrain$/],
    ['35 all terrain', /^\/tire-sizes\/35x[^?]+\?category=all-terrain$/],
    ['michelin tires 17', /^\/tire-sizes\/[^?]+r17\?brand=michelin$/],
    ['camry 18', '/vehicles/toyota/camry/2018'],
    ['atlas 21', '/vehicles/volkswagen/atlas/2021'],
  ])('beside a bare figure make it inches, never a year: %j opens %s', async (text, link) => {
    expect(await first(text)).toMatch(link);
  });

  it.each(['225/45r17 or 215/50r17', '225/45R17 vs 215/50R17'])(
    'that weigh one size against another open neither: %j',
    async (text) => {
      const found = await items(text);
      expect(found.slice(0, 2).map(({ label }) => label)).toEqual(['225/45R17', '215/50R17']);
    },
  );

  it.each(['P245/40R18 P275/40R17', '265/70r17 245/75r16', '265/70r17 and 245/75r16'])(
    'beside two sizes that are no pair open neither: %j',
    async (text) => {
      const found = await items(text);
      expect(found.slice(0, 2).map(({ label }) => label)).toEqual(
        text.split(/ (?:and )?/).map((size) => size.toUpperCase().replace(/^P/, '')),
      );
    },
  );

  it.each([
    ['bf goodrich ko2 33', '/brands/bfgoodrich-tires/all-terrain-t-a-ko2'],
    ['nitto ridge grappler 35', '/brands/nitto-tires/ridge-grappler'],
    ['pilot 17', '/vehicles/honda/pilot/2017'],
    ['honda 35', 'Honda?'],
  ])('leave a name its bare height: %j opens %s', async (text, link) => {
    expect(await first(text)).toBe(link);
  });

  it.each([
    'x4 #',
    '# x4',
    '# x 4',
    '# (4)',
    'four # tires',
    '2 #',
    '4x #',
    '# qty 4',
    'set of 4 #',
    '# 4pcs',
    '4 new tires #',
  ])('count tires beside any size: %j opens the size', async (words) => {
    for (const size of ['225/65r17', '31x10,50r15', 'lt245/75r16', '205 55 16'])
      expect(await first(words.replace('#', size))).toMatch(/^\/tire-sizes\/[^?]+$/);
  });

  it('count tires beside a brand and a size, and are a name in Pilot Sport 4', async () => {
    expect(await first('4 michelin 225/65r17')).toBe('/tire-sizes/225-65r17/brands/michelin-tires');
    expect(await first('225/65r17 michelin x4')).toBe('/tire-sizes/225-65r17/brands/michelin-tires');
    expect(await first('225/65r17 michelin pilot sport 4')).toBe(
      '/brands/michelin-tires/pilot-sport-4?size=225-65r17',
    );
  });

  it.each([
    ['245/40r18 275', /rearSize=275-35r18$/],
    ['245/40r18 275/35', /rearSize=275-35r18$/],
    ['245/40r18 rear', /^\/tire-sizes\/245-40r18\?rearSize=/],
    ['245/40r18x275/35r18', /rearSize=275-35r18$/],
    ['245/40r18-275/35r18', /rearSize=275-35r18$/],
  ])('and a rear size begun behind a front one opens both: %j', async (text, link) => {
    expect(await first(text)).toMatch(link);
  });

  it('choose the wheel of a vehicle that comes with several', async () => {
    const link = await first('2019 honda accord 19 inch');
    expect(link).toMatch(/^\/vehicles\/honda\/accord\/2019\?.*option=235%2F40R19/);
  });

  it.each([
    ['33 inch 17 rim', /^33X.*R17LT$/],
    ['35 inch tires 20 inch rims', /^35X.*R20LT$/],
    ['33 inch tires', /^33X/],
    ['35s', /^35X/],
    ['28 inch tall', /^28X/],
    ['33s on 17 rims', /^33X.*R17LT$/],
    ['35 inch tires on 20 inch wheels', /^35X.*R20LT$/],
  ])('ask for the height of a tire: %j', async (text, code) => {
    const [item] = await items(text);
    expect(item?.label).toMatch(code);
    expect(item?.detailLabel).toMatch(/inches tall/);
  });

  it('keep the height beside a category', async () => {
    expect(await first('33 inch mud tires')).toMatch(/^\/tire-sizes\/33x.*\?category=mud-terrain$/);
  });

  it.each([
    ['mazda 3', 'Mazda Mazda3?'],
    ['bmw x5', '/vehicles/bmw/x5/2026'],
    ['2020 chevy bolt ev', '/vehicles/chevrolet/bolt-ev/2020'],
    ['mini cooper 2015', '/vehicles/mini/cooper/2015'],
    ['michelin defender', /^\/brands\/michelin-tires\/defender/],
    ['best all season tires', '/categories/all-season-tires'],
    ['hyundai kona electric 2024', '/vehicles/hyundai/kona-electric/2024'],
    ['pilot sport 4s', '/brands/michelin-tires/pilot-sport-4s'],
  ])('are no needs where a name is meant: %j', async (text, link) => {
    expect(await first(text)).toMatch(link);
  });
});
