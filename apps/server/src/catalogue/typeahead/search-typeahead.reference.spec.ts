import type { SearchResult } from '@simpletread/contract';

import type { QueryType } from './suggestions/suggestion.js';
import { referenceTypeahead } from './testing/reference-search.js';

const TYPEAHEAD = referenceTypeahead();

const items = async (text: string, type?: QueryType, additional = ''): Promise<readonly SearchResult[]> => {
  const reply = await TYPEAHEAD.run({ queryText: text, queryType: type, additionalQueryText: additional });
  return reply.ok ? reply.value.resultLists.flatMap((list) => list.items) : [];
};
/** The label and the effect of choosing it: a page or the next question. */
const first = async (...question: Parameters<typeof items>): Promise<string> => {
  const [item] = await items(...question);
  if (item === undefined) return 'nothing';
  return item.action.type === 'link' ? item.action.link : `${item.label}?`;
};

describe('the first answer among all reference data', () => {
  it.each([
    ['2019 honda crv ex', '/vehicles/honda/cr-v/2019?trim=ex'],
    ['2019 honda cr-v ex', '/vehicles/honda/cr-v/2019?trim=ex'],
    ['honda crv 2019 ex', '/vehicles/honda/cr-v/2019?trim=ex'],
    ['chevy 1500', 'Chevrolet Silverado 1500?'],
    ['merc e350 2012', '/vehicles/mercedes-benz/e-class/2012?trim=e350'],
    ['toyota camrys', 'Toyota Camry?'],
    ['honda civics 2018', '/vehicles/honda/civic/2018'],
    ['subarus', 'Subaru?'],
    ['fords', 'Ford?'],
    ['hodna civic', 'Honda Civic?'],
    ['toyoat corolla', 'Toyota Corolla?'],
    ['cehvy silverado', 'Chevrolet Silverado 1500?'],
    ['nissan rouge', 'Nissan Rogue?'],
    ['nissan rogue 2020', '/vehicles/nissan/rogue/2020'],
    ['jepe wrangler', 'Jeep Wrangler?'],
    ['wrangler rubicon 2021', '/vehicles/jeep/wrangler/2021?trim=rubicon'],
    ['2015 f150', '/vehicles/ford/f-150/2015'],
    ['f-150 2015 xlt', '/vehicles/ford/f-150/2015?trim=xlt'],
    ['f250 super duty 2019', '/vehicles/ford/f-250-super-duty/2019'],
    ['ram 1500 2019', '/vehicles/ram/1500/2019'],
    ['dodge ram 2008', '/vehicles/dodge/ram-1500/2008'],
    ['gmc sierra 1500', '/vehicles/gmc/sierra-1500/2026'],
    ['sierra', 'GMC Sierra 1500?'],
    ['tesla model y 2022', '/vehicles/tesla/model-y/2022'],
    ['bmw 328i 2013', '/vehicles/bmw/3-series/2013?trim=328i'],
    ['330i', 'BMW 3 Series?'],
    ['mercedes c300', 'Mercedes-Benz C-Class?'],
    ['c class 2015', '/vehicles/mercedes-benz/c-class/2015'],
    ['vw jetta 2014', '/vehicles/volkswagen/jetta/2014'],
    ['mazda 3', 'Mazda Mazda3?'],
    ['miata', 'Mazda MX-5 Miata?'],
    ['rx 350 2017', '/vehicles/lexus/rx/2017'],
    ['hyundia elantra', 'Hyundai Elantra?'],
    ['sante fe', 'Hyundai Santa Fe?'],
    ['mustang gt', 'Ford Mustang?'],
    ['mustang 2018', '/vehicles/ford/mustang/2018'],
    ['tacoma trd 2019', '/vehicles/toyota/tacoma/2019?trim=trd-off-road'],
    ['rav4 hybrid 2021', '/vehicles/toyota/rav4-hybrid/2021'],
    ['grand cheroke laredo', 'Jeep Grand Cherokee?'],
    ['accord sport 2018', '/vehicles/honda/accord/2018?trim=sport'],
    ['crown vic', 'Ford Crown Victoria?'],
    ['transit', 'Ford Transit-150?'],
    ['winter tires honda crv', 'Honda CR-V, Winter?'],
    ['2019', '2019 Mercedes-Benz?'],
    ['2019 honda crv 235/65r17', '/vehicles/honda/cr-v/2019'],
  ])('to the vehicle in %j is %s', async (text, answer) => {
    expect(await first(text)).toBe(answer);
  });

  it.each([
    ['225/65r17', '/tire-sizes/225-65r17'],
    ['225/65/17', '/tire-sizes/225-65r17'],
    ['225 65 17', '/tire-sizes/225-65r17'],
    ['225-65-17', '/tire-sizes/225-65r17'],
    ['2256517', '/tire-sizes/225-65r17'],
    ['22565', '/tire-sizes/225-65r17'],
    ['225/6', '/tire-sizes/225-65r17'],
    ['P225/65R17', '/tire-sizes/225-65r17'],
    ['225/65zr17', '/tire-sizes/225-65r17'],
    ['225/65r17 102h', '/tire-sizes/225-65r17'],
    ['tires 225/65r17', '/tire-sizes/225-65r17'],
    ['245/75r16 lt', '/tire-sizes/lt245-75r16'],
    ['33x12.50r15', '/tire-sizes/33x12-50r15lt'],
    ['33 12.5 15', '/tire-sizes/33x12-50r15lt'],
    ['35x12.50x20', '/tire-sizes/35x12-50r20lt'],
    ['st205/75r15', '/tire-sizes/st205-75r15'],
    ['r17', '/tire-sizes/diameter/17'],
    ['17"', '/tire-sizes/diameter/17'],
    ['20 inch tires', '/tire-sizes/diameter/20'],
    ['225/45R18 255/40R18', '/tire-sizes/225-45r18?rearSize=255-40r18'],
    ['michelin 225/65r17', '/tire-sizes/225-65r17/brands/michelin-tires'],
    ['225/65r17 michelin', '/tire-sizes/225-65r17/brands/michelin-tires'],
    ['all season 225/65r17', '/tire-sizes/225-65r17/categories/all-season-tires'],
    ['michelin winter 225/65r17', '/tire-sizes/225-65r17/brands/michelin-tires/categories/winter-tires'],
  ])('to the size in %j is %s', async (text, answer) => {
    expect(await first(text)).toBe(answer);
  });

  it.each([
    ['mich', '/brands/michelin-tires'],
    ['mitchelin', '/brands/michelin-tires'],
    ['good year', '/brands/goodyear-tires'],
    ['goodyaer', '/brands/goodyear-tires'],
    ['bf goodrich', '/brands/bfgoodrich-tires'],
    ['brigestone', '/brands/bridgestone-tires'],
    ['cooper tires', '/brands/cooper-tires'],
    ['yokohoma', '/brands/yokohama-tires'],
    ['perelli', '/brands/pirelli-tires'],
    ['continental', '/brands/continental-tires'],
    ['general tire', '/brands/general-tires'],
    ['michelin winter tires', '/brands/michelin-tires/categories/winter-tires'],
    ['cross climate 2', '/brands/michelin-tires/crossclimate2'],
    ['defender 2', '/brands/michelin-tires/defender2'],
    ['pilot sport 4s', '/brands/michelin-tires/pilot-sport-4s'],
    ['ps4s', '/brands/michelin-tires/pilot-sport-4s'],
    ['blizak', '/brands/bridgestone-tires/blizzak-6'],
    ['ko2', '/brands/bfgoodrich-tires/all-terrain-t-a-ko2'],
    ['toyo open country at3', '/brands/toyo-tires/open-country-a-t-iii'],
    ['xice snow', '/brands/michelin-tires/x-ice-snow'],
    ['falken wildpeak at3w', '/brands/falken-tires/wildpeak-a-t3w'],
    ['wrangler duratrac', '/brands/goodyear-tires/wrangler-duratrac'],
    ['bf-goodrich ko2', '/brands/bfgoodrich-tires/all-terrain-t-a-ko2'],
    ['ko2 bf goodrich', '/brands/bfgoodrich-tires/all-terrain-t-a-ko2'],
    ['b.f. goodrich ko2', '/brands/bfgoodrich-tires/all-terrain-t-a-ko2'],
    ['ko2 b f goodrich', '/brands/bfgoodrich-tires/all-terrain-t-a-ko2'],
    ['good-year duratrac', '/brands/goodyear-tires/wrangler-duratrac'],
    ['duratrac good year tires', '/brands/goodyear-tires/wrangler-duratrac'],
    ['ko2 bf-goodrich lt265/70r17', '/brands/bfgoodrich-tires/all-terrain-t-a-ko2?size=lt265-70r17'],
    ['bf-goodrich winter tires', '/brands/bfgoodrich-tires/categories/winter-tires'],
    ['mickeythompson baja', '/brands/mickey-thompson-tires/baja-atz-p3'],
    ['baja atz mickeythompson', '/brands/mickey-thompson-tires/baja-atz-p3'],
    ['mickey-thompson baja', '/brands/mickey-thompson-tires/baja-atz-p3'],
    ['bf-goodrich 225/65r17', '/tire-sizes/225-65r17/brands/bfgoodrich-tires'],
    ['225/65r17 bf goodrich', '/tire-sizes/225-65r17/brands/bfgoodrich-tires'],
    ['2019 honda crv bf-goodrich', '/vehicles/honda/cr-v/2019?brand=bfgoodrich'],
    ['2015 f150 bf-goodrich ko2', '/vehicles/ford/f-150/2015?brand=bfgoodrich'],
  ])('to the name in %j is %s', async (text, answer) => {
    expect(await first(text)).toBe(answer);
  });

  it.each([
    ['winter tires', '/categories/winter-tires'],
    ['snow tires', '/categories/winter-tires'],
    ['all-season', '/categories/all-season-tires'],
    ['allweather', '/categories/all-weather-tires'],
    ['ultra high performance', '/categories/uhp-tires'],
    ['at tires', '/categories/all-terrain-tires'],
    ['m/t', '/categories/mud-terrain-tires'],
    ['off road', '/categories/all-terrain-tires'],
    ['truck tires', '/types/light-truck-tires'],
    ['suv tires', '/types/suv-crossover-tires'],
    ['trailer tires', '/types/trailer-tires'],
    ['atv tires', '/types/atv-utv-golf-lawn-tires'],
  ])('to the kind of tire in %j is %s', async (text, answer) => {
    expect(await first(text)).toBe(answer);
  });

  it('is a rear size after the front one, even by width and ratio only', async () => {
    expect(await first('255/40r18', 'tireSize', '225/45R18')).toBe(
      '/tire-sizes/225-45r18?rearSize=255-40r18',
    );
    const [half] = await items('255/40', 'tireSize', '225/45R18');
    expect([half?.label, half?.typeName]).toEqual(['255/40R18', 'rearWidthRatio']);
  });

  it('sends guided shoppers to the questions by vehicle, and to a category by need', async () => {
    expect(await first('', 'guidedShopping')).toBe('For my vehicle?');
    expect(await first('cheap', 'guidedShopping')).toBe('/categories/all-season-tires');
    const [vehicle] = await items('2019 honda crv ex', 'guidedShopping', 'vehicle');
    expect([vehicle?.typeName, vehicle?.action]).toEqual([
      'vehicleGuidedShopping',
      { type: 'link', link: '/guided-shopping?vehicle=honda/cr-v/2019&trim=ex' },
    ]);
    const [model] = await items('civic', 'guidedShopping', 'vehicle');
    expect(model?.action).toMatchObject({ queryType: 'guidedShopping', additionalQueryText: 'vehicle' });
  });

  it('leads by vehicle, size, brand, kind of tire, category and questions [R1.04]', async () => {
    expect(await first('2019 honda cr-v', 'vehicle')).toBe('/vehicles/honda/cr-v/2019');
    expect(await first('225/65R17', 'tireSize')).toBe('/tire-sizes/225-65r17');
    expect(await first('toyo', 'brand')).toBe('/brands/toyo-tires');
    expect(await first('trailer', 'tireType')).toBe('/types/trailer-tires');
    expect(await first('touring', 'category')).toBe('/categories/touring-tires');
    const [, bySize] = await items('', 'guidedShopping');
    expect(bySize?.action).toEqual({ type: 'link', link: '/guided-shopping?by=size' });
  });

  it('keeps to its lock', async () => {
    expect(await first('michelin', 'vehicle')).toBe('nothing');
    expect(await first('cooper', 'vehicle')).toBe('MINI Cooper?');
    expect(await first('winter', 'tireType')).toBe('/categories/winter-tires');
    expect(await first('truck', 'category')).toBe('nothing');
  });
});

it('marks the matches in every label, and its parts join to the label', async () => {
  for (const text of ['2019 honda crv ex', '225 65 17', 'mitchelin', 'michelin 225/65r17', 'truck tires'])
    for (const { label, labelSegments } of await items(text))
      expect(labelSegments.map((segment) => segment.text).join('')).toBe(label);
});
