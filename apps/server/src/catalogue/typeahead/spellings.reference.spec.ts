import { referenceTypeahead } from './testing/reference-search.js';

const TYPEAHEAD = referenceTypeahead();

/** The page of the first answer, or the question it asks. */
const first = async (text: string): Promise<string> => {
  const reply = await TYPEAHEAD.run({ queryText: text, queryType: undefined, additionalQueryText: '' });
  const [item] = reply.ok ? reply.value.resultLists.flatMap((list) => list.items) : [];
  if (item === undefined) return 'nothing';
  return item.action.type === 'link' ? item.action.link : `${item.label}?`;
};

describe('a spelling that people type', () => {
  it.each([
    ['michelin michelin', '/brands/michelin-tires'],
    ['225\u200B/65R17', '/tire-sizes/225-65r17'],
    ['\uFEFF225/65\u00ADR17', '/tire-sizes/225-65r17'],
    ['255/40R19 f / 285/35R19 r', '/tire-sizes/255-40r19?rearSize=285-35r19'],
    ['r: 285/35R19 f: 255/40R19', '/tire-sizes/255-40r19?rearSize=285-35r19'],
    ['fr 255/40 R 19 rr 285/35 R 19', '/tire-sizes/255-40r19?rearSize=285-35r19'],
    ['what tires fit a 2015 honda crv', '/vehicles/honda/cr-v/2015'],
    ['tires that fit my 2018 camry', '/vehicles/toyota/camry/2018'],
    ['2015 honda fit', '/vehicles/honda/fit/2015'],
    ['ford truck', 'Ford?'],
    ['nissan truck 1995', '/vehicles/nissan/truck/1995'],
    ['2015 tires', '2015 Chevrolet?'],
    ['honda honda civic 2019', '/vehicles/honda/civic/2019'],
    ['R16 225 65', '/tire-sizes/225-65r16'],
    ['r17 225/65', '/tire-sizes/225-65r17'],
    ['zr18 245/40', '/tire-sizes/245-40r18'],
    ['17" 225/65', '/tire-sizes/225-65r17'],
    ['17 inch 225 65', '/tire-sizes/225-65r17'],
    ['225/64r17', '/tire-sizes/225-65r17'],
    ['226/65R17', '/tire-sizes/225-65r17'],
    ['michelin 225/64r17', '/tire-sizes/225-65r17'],
    ['225/64/17', '/tire-sizes/225-65r17'],
    ['P225/64R17', '/tire-sizes/225-65r17'],
    ['f150', 'Ford F-150?'],
    ['f 150', 'Ford F-150?'],
    ['F-150', 'Ford F-150?'],
    ['ford f150 2018', '/vehicles/ford/f-150/2018'],
    ['cx5', 'Mazda CX-5?'],
    ['cx 5', 'Mazda CX-5?'],
    ['mazda cx-5 2019', '/vehicles/mazda/cx-5/2019'],
    ['mazda3', 'Mazda Mazda3?'],
    ['mazda 3 2018', '/vehicles/mazda/mazda3/2018'],
    ['mazda3 2018', '/vehicles/mazda/mazda3/2018'],
    ['mx5 2020', '/vehicles/mazda/mx-5/2020'],
    ['mx-5 2020', '/vehicles/mazda/mx-5/2020'],
    ['miata 2016', '/vehicles/mazda/mx-5-miata/2016'],
    ['crv', 'Honda CR-V?'],
    ['cr v 2018', '/vehicles/honda/cr-v/2018'],
    ['CR-V 2018', '/vehicles/honda/cr-v/2018'],
    ['rav 4', 'Toyota RAV4?'],
    ['rav-4 2020', '/vehicles/toyota/rav4/2020'],
    ['rav4 2020', '/vehicles/toyota/rav4/2020'],
    ['chr 2019', '/vehicles/toyota/c-hr/2019'],
    ['c-hr 2019', '/vehicles/toyota/c-hr/2019'],
    ['hrv 2020', '/vehicles/honda/hr-v/2020'],
    ['hr-v 2020', '/vehicles/honda/hr-v/2020'],
    ['cla 2017', '/vehicles/mercedes-benz/cla-class/2017'],
    ['mercedes cla 2017', '/vehicles/mercedes-benz/cla-class/2017'],
    ['cla-class 2017', '/vehicles/mercedes-benz/cla-class/2017'],
    ['cla class 2017', '/vehicles/mercedes-benz/cla-class/2017'],
    ['mercedes-benz cla250 2017', '/vehicles/mercedes-benz/cla-class/2017?trim=cla250'],
    ['glc 2019', '/vehicles/mercedes-benz/glc-class/2019'],
    ['mercedes glc300 2019', '/vehicles/mercedes-benz/glc-class/2019?trim=glc300'],
    ['gle 2021', '/vehicles/mercedes-benz/gle-class/2021'],
    ['sl 2018', '/vehicles/mercedes-benz/sl-class/2018'],
    ['slk 2016', '/vehicles/mercedes-benz/slk-class/2016'],
    ['ferrari 550 maranello 2000', '/vehicles/ferrari/550-maranello/2000'],
    ['550 maranello', 'Ferrari 550 Maranello?'],
    ['ioniq5', 'Hyundai IONIQ 5?'],
    ['ioniq 5 2023', '/vehicles/hyundai/ioniq-5/2023'],
    ['id4', 'Volkswagen ID.4?'],
    ['id.4 2022', '/vehicles/volkswagen/id-4/2022'],
    ['e-tron 2021', '/vehicles/audi/e-tron/2021'],
    ['etron 2021', '/vehicles/audi/e-tron/2021'],
    ['silverado1500 2020', '/vehicles/chevrolet/silverado-1500/2020'],
    ['silverado 1500 2020', '/vehicles/chevrolet/silverado-1500/2020'],
    ['ram1500 2019', '/vehicles/ram/1500/2019'],
    ['dodge ram 1500 2008', '/vehicles/dodge/ram-1500/2008'],
    ['model3', 'Tesla Model 3?'],
    ['model 3 2021', '/vehicles/tesla/model-3/2021'],
    ['tesla model3 2021', '/vehicles/tesla/model-3/2021'],
    ['modely', 'Tesla Model Y?'],
    ['tesla y 2022', '/vehicles/tesla/model-y/2022'],
    ['3series 2018', '/vehicles/bmw/3-series/2018'],
    ['3-series bmw 2018', '/vehicles/bmw/3-series/2018'],
    ['bmw 3 series', '/vehicles/bmw/3-series/2026'],
    ['x5 2019', '/vehicles/bmw/x5/2019'],
    ['bmw x-5 2019', '/vehicles/bmw/x5/2019'],
    ['gx460 2018', '/vehicles/lexus/gx/2018?trim=gx460'],
    ['gx 460 2018', '/vehicles/lexus/gx/2018'],
    ['is350 2015', '/vehicles/lexus/is/2015'],
    ['accord hybrid 2018', '/vehicles/honda/accord-hybrid/2018'],
    ['camry hybrid 2020', '/vehicles/toyota/camry-hybrid/2020'],
    ['escalade esv 2019', '/vehicles/cadillac/escalade-esv/2019'],
    ['yukon xl 2019', '/vehicles/gmc/yukon-xl/2019'],
    ['expedition max 2020', '/vehicles/ford/expedition-max/2020'],
    ['grand cherokee l 2022', '/vehicles/jeep/grand-cherokee-l/2022'],
    ['town and country 2014', '/vehicles/chrysler/town-and-country/2014'],
    ['town & country 2014', '/vehicles/chrysler/town-and-country/2014'],
    ['pt cruiser 2008', '/vehicles/chrysler/pt-cruiser/2008'],
    ['ptcruiser', 'Chrysler PT Cruiser?'],
    ['land cruiser 2016', '/vehicles/toyota/land-cruiser/2016'],
    ['landcruiser 2016', '/vehicles/toyota/land-cruiser/2016'],
    ['4runner 2019', '/vehicles/toyota/4runner/2019'],
    ['4 runner 2019', '/vehicles/toyota/4runner/2019'],
    ['santa fe 2019', '/vehicles/hyundai/santa-fe/2019'],
    ['santafe 2019', '/vehicles/hyundai/santa-fe/2019'],
    ['wrx sti 2018', '/vehicles/subaru/wrx/2018?trim=sti'],
    ['gti 2019', '/vehicles/volkswagen/gti/2019'],
    ['golf gti 2019', '/vehicles/volkswagen/golf-gti/2019'],
    ['225x65x17', '/tire-sizes/225-65r17'],
    ['225.65.17', '/tire-sizes/225-65r17'],
    ['225/65 R 17', '/tire-sizes/225-65r17'],
    ['225/65-R17', '/tire-sizes/225-65r17'],
    ['225 / 65 / 17', '/tire-sizes/225-65r17'],
    ['p 225 65 17', '/tire-sizes/225-65r17'],
    ['225-65R17', '/tire-sizes/225-65r17'],
    ['225/65r17 tires 4', '/tire-sizes/225-65r17'],
    ['4x 225/65r17', '/tire-sizes/225-65r17'],
    ['set of four 225/65r17', '/tire-sizes/225-65r17'],
    ['225 65r17', '/tire-sizes/225-65r17'],
    ['tire 225/65R17 102H', '/tire-sizes/225-65r17'],
    ['lt 265 70 17', '/tire-sizes/lt265-70r17'],
    ['LT265-70-17', '/tire-sizes/lt265-70r17'],
    ['265/70r17 e', '/tire-sizes/lt265-70r17?load=E'],
    ['265 70 r17 10ply', '/tire-sizes/lt265-70r17?load=E'],
    ['33x12.5x17', '/tire-sizes/33x12-50r17lt'],
    ['33-12.50-17', '/tire-sizes/33x12-50r17lt'],
    ['35/12.50/20', '/tire-sizes/35x12-50r20lt'],
    ['ST 225/75 R15', '/tire-sizes/st225-75r15'],
    ['st22575r15', '/tire-sizes/st225-75r15'],
    ['11R22,5', '/tire-sizes/11r22-5'],
    ['245/40r18 275/35r18', '/tire-sizes/245-40r18?rearSize=275-35r18'],
    ['275/35r18 245/40r18', '/tire-sizes/245-40r18?rearSize=275-35r18'],
    [
      'pilot sport 4s 245/40r18 275/35r18',
      '/brands/michelin-tires/pilot-sport-4s?size=245-40r18&rearSize=275-35r18',
    ],
    ['245/40ZR18 97Y & 275/35ZR18 99Y', '/tire-sizes/245-40r18?rearSize=275-35r18'],
    ['22" rims', '/tire-sizes/diameter/22'],
    ['19 in', '/tire-sizes/diameter/19'],
    ['michellin', '/brands/michelin-tires'],
    ['brigstone blizzak', '/brands/bridgestone-tires/blizzak-6'],
    ['good-year', '/brands/goodyear-tires'],
    ['toyo-tires', '/brands/toyo-tires'],
    ['conti', '/brands/continental-tires'],
    ['mishelin winter', '/brands/michelin-tires/categories/winter-tires'],
    ['mishelin 225/65r17', '/tire-sizes/225-65r17/brands/michelin-tires'],
    ['kumo solus ha31', '/brands/kumho-tires/solus-ha31'],
    ['toyot tundra 2018', '/vehicles/toyota/tundra/2018'],
    ['pirreli p zero', '/brands/pirelli-tires/p-zero'],
    ['yokohama geolandar at', '/brands/yokohama-tires/geolandar-a-t-g015'],
    ['all-weather tires', '/categories/all-weather-tires'],
    ['all weather', '/categories/all-weather-tires'],
    ['mud tires', '/categories/mud-terrain-tires'],
    ['highway tires', '/categories/highway-tires'],
    ['trailer tire', '/types/trailer-tires'],
    ['spare tire', '/vehicles'],
    ['run-flat 225/45r18', '/tire-sizes/225-45r18?runFlat=true'],
    ['studded tires', '/categories/winter-tires'],
    ['tires for tesla model y', '/vehicles/tesla/model-y/2026'],
    ['benz cla 2017', '/vehicles/mercedes-benz/cla-class/2017'],
    ['mercedes-benz gla 2020', '/vehicles/mercedes-benz/gla-class/2020'],
    ['mercedes glc 2019', '/vehicles/mercedes-benz/glc-class/2019'],
    ['mercedes c class 2017', '/vehicles/mercedes-benz/c-class/2017'],
    ['hakapelita', '/brands/nokian-tires/hakkapeliitta-10'],
    ['nokian hakapeliita r5', '/brands/nokian-tires/hakkapeliitta-r5'],
    ['dws 06', '/brands/continental-tires/extremecontact-dws06'],
    ['weather ready', '/brands/goodyear-tires/assurance-weatherready'],
    ['toyo at3', '/brands/toyo-tires/open-country-a-t-iii'],
    ['k02', '/brands/bfgoodrich-tires/all-terrain-t-a-ko2'],
    ['pilot sport as4', '/brands/michelin-tires/pilot-sport-all-season-4'],
    ['ridge grapler', '/brands/nitto-tires/ridge-grappler'],
    ['a6 3.0t', 'Audi A6?'],
    ['g37 sedan', 'Infiniti G37?'],
    ['trax premier', 'Chevrolet Trax?'],
    ['cx-5 touring', 'Mazda CX-5?'],
    ['touareg executive 20', 'Volkswagen Touareg?'],
    ['defender 20-inch', 'Land Rover Defender?'],
    ['xf 18"', 'Jaguar XF?'],
    ['2019 accord 2.0t sport', '/vehicles/honda/accord/2019?trim=sport-2-0t'],
    ['cooper 2012 tacoma', '/vehicles/toyota/tacoma/2012?brand=cooper'],
    ['4.80/4.00-8', '/tire-sizes/4-80-8'],
    ['480/400-8', '/tire-sizes/4-80-8'],
    ['5.30 x 4.50 x 12', '/tire-sizes/5-30-12'],
    ['3312.5r17', '/tire-sizes/33x12-50r17lt'],
    ['225.65.R.17', '/tire-sizes/225-65r17'],
    ['f245/40r18 r275/35r18', '/tire-sizes/245-40r18?rearSize=275-35r18'],
    ['i need 225/65r17 tires', '/tire-sizes/225-65r17'],
    ['cheap 20 inch tires', '/tire-sizes/diameter/20'],
    ['rv tires', '/tire-sizes'],
  ])('%j leads to %s', async (text, answer) => {
    expect(await first(text)).toBe(answer);
  });

  it.each([
    ['mishelin defender', /^\/brands\/michelin-tires\/defender/],
    ['michlein defendr', /^\/brands\/michelin-tires\/defender/],
    ['contenental extreme', /^\/brands\/continental-tires\/extreme/],
    ['goodyear eagle', /^\/brands\/goodyear-tires\/eagle/],
    ['goodyeer eagle', /^\/brands\/goodyear-tires\/eagle/],
    ['land rover defender', /^\/vehicles\/land-rover\/defender/],
    ['eagle talon', /^\/vehicles\/eagle\/talon/],
  ])('of a brand with its line is no vehicle, and of a vehicle no brand: %j', async (text, link) => {
    expect(await first(text)).toMatch(link);
  });

  it('of a brand may have a slip beside any of its lines', async () => {
    const known = [
      'bridgestone-tires',
      'continental-tires',
      'cooper-tires',
      'firestone-tires',
      'general-tires',
    ];
    for (const [slip, brand, line] of [
      ['brigdestone', known[0], 'dueler'],
      ['continantal', known[1], 'truecontact'],
      ['coopr', known[2], 'discoverer'],
      ['firestne', known[3], 'destination'],
      ['genral', known[4], 'altimax'],
    ] as const)
      expect(await first(`${slip} ${line}`)).toMatch(new RegExp(`^/brands/${brand ?? ''}/${line}`));
  });

  it.each([
    ['a4 quattro', ['Audi A4', 'Audi Quattro']],
    ['subaru impreza wrx', ['Subaru Impreza', 'Subaru WRX']],
    ['camaro ss', ['Chevrolet Camaro', 'Chevrolet SS']],
  ])('of two models of a make offers both: %j', async (text, both) => {
    const { value } = await TYPEAHEAD.run({
      queryText: text,
      queryType: undefined,
      additionalQueryText: '',
    });
    expect(value.resultLists[0]?.items.map(({ label }) => label)).toEqual(both);
  });

  it('of a size that nobody makes is told so, with neighbors and their difference in height', async () => {
    const reply = await TYPEAHEAD.run({
      queryText: '225/64r17',
      queryType: undefined,
      additionalQueryText: '',
    });
    const [list] = reply.ok ? reply.value.resultLists : [];
    expect(list?.label).toBe('We don’t sell 225/64R17. Nearest sizes');
    expect(list?.items[0]?.detailLabel).toMatch(/^0\.6% taller, /);
  });

  it('has a preview for every answer, also for the next question', async () => {
    for (const text of ['', 'honda', 'honda civic', '225/65r17', 'michelin', 'winter tires', 'suv tires']) {
      const reply = await TYPEAHEAD.run({ queryText: text, queryType: undefined, additionalQueryText: '' });
      const items = reply.ok ? reply.value.resultLists.flatMap((list) => list.items) : [];
      expect(items.filter(({ previewLink }) => previewLink === null)).toEqual([]);
    }
  });
});

describe('general words and words of need', () => {
  it.each([
    ['run flat tires', '/vehicles'],
    ['trailer', '/types/trailer-tires'],
    ['ev tires', '/types/electric-vehicle-tires'],
    ['studded', '/categories/winter-tires'],
    ['10 ply tires', '/types/light-truck-tires'],
    ['dually tires', '/types/light-truck-tires'],
    ['tires', '/vehicles'],
    ['cheap tires', '/vehicles'],
    ['cheap', '/guided-shopping'],
    ['coupon', '/tire-deals'],
    ['tires near me', '/tire-shops'],
    ['near me', '/tire-shops'],
    ['track my order', '/track-your-order'],
    ['cheap tires near me', '/tire-shops'],
    ['new tires on sale', '/tire-deals'],
    ['how much are tires', '/vehicles'],
    ['best tire deals', '/tire-deals'],
    ['free shipping', '/free-shipping'],
    ['4 tires', '/vehicles'],
    ['donut spare', '/vehicles'],
    ['17s', '/tire-sizes/diameter/17'],
    ['22.5 tires', '/tire-sizes/diameter/22.5'],
    ['ten ply', '/types/light-truck-tires'],
    ['zero pressure', '/vehicles'],
    ['road hazard warranty claim', '/sales#road-hazard-coverage'],
    ['mount and balance', '/tire-shops'],
    ['wheel alignment', '/learn/tire-news-information/tire-dictionary#alignment'],
    ['flat repair', '/learn/tire-care/flat-tire-repair'],
    ['tpms sensors', '/learn/tire-care/tire-pressure'],
    ['katapult', '/financing'],
    ['gift card balance', '/help-center'],
    ['careers', '/about'],
    ['ST-1000001', '/track-your-order'],
  ])('alone lead to the fitting page: %j opens %s', async (text, link) => {
    expect(await first(text)).toBe(link);
  });
});
