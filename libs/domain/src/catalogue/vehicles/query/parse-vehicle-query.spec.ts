import { parseVehicleQuery } from './parse-vehicle-query.js';
import { referenceLexicon } from '../testing/reference-lexicon.js';

/** Returns year, make, model and trim of the best reading, as far as known. */
const best = (text: string): string => {
  const [reading] = parseVehicleQuery(text, referenceLexicon);
  if (!reading) return 'nothing';
  const { year, make, model, trimText } = reading;
  const trim = trimText === undefined ? undefined : `(${trimText})`;
  return [year, make, model, trim].filter((part) => part !== undefined).join(' ');
};

const modelsOf = (text: string): readonly string[] =>
  parseVehicleQuery(text, referenceLexicon).map(({ make, model }) => `${make} ${model}`);

describe('parseVehicleQuery', () => {
  it.each([
    ['2019 honda crv ex', '2019 Honda CR-V (ex)'],
    ['honda crv 2019 ex', '2019 Honda CR-V (ex)'],
    ['crv ex 2019 honda', '2019 Honda CR-V (ex)'],
    ['crv 2019', '2019 Honda CR-V'],
    ['Honda CR-V', 'Honda CR-V'],
    ['cr v', 'Honda CR-V'],
    ['hrv', 'Honda HR-V'],
    ['f150', 'Ford F-150'],
    ['f-150', 'Ford F-150'],
    ['f 150', 'Ford F-150'],
    ['F-150 lightning 2023', '2023 Ford F-150 Lightning'],
    ['17 f150 lariat', '2017 Ford F-150 (lariat)'],
    ['rav 4', 'Toyota RAV4'],
    ['rav-4 2020', '2020 Toyota RAV4'],
    ['4runner', 'Toyota 4Runner'],
    ['4 runner', 'Toyota 4Runner'],
    ['toyota 4 runner trd', 'Toyota 4Runner (trd)'],
    ['tesla model y', 'Tesla Model Y'],
    ['model3', 'Tesla Model 3'],
    ['model y 2022', '2022 Tesla Model Y'],
    ['tesla y', 'Tesla Model Y'],
    ['bmw 3 series 2015', '2015 BMW 3 Series'],
    ['3-series', 'BMW 3 Series'],
    ['bmw 3', 'BMW 3 Series'],
    ['mazda 3', 'Mazda Mazda3'],
    ['3 mazda', 'Mazda Mazda3'],
    ['mazda cx 5', 'Mazda CX-5'],
    ['subaru outback 2021 premium', '2021 Subaru Outback (premium)'],
    ['mustang mach e', 'Ford Mustang Mach-E'],
    ['town and country', 'Chrysler Town & Country'],
    ['town & country', 'Chrysler Town & Country'],
    ['range rover sport', 'Land Rover Range Rover Sport'],
    ['2500 silverado', 'Chevrolet Silverado 2500'],
    ['hondacivic', 'Honda Civic'],
    ['2019crv', '2019 Honda CR-V'],
    ['civic2019', '2019 Honda Civic'],
    ['mini cooper s 2015', '2015 MINI Cooper (s)'],
    ['mercedes c', 'Mercedes-Benz C-Class'],
    ['chrysler 300', 'Chrysler 300'],
  ])('reads "%s" as %s', (text, expected) => {
    expect(best(text)).toBe(expected);
  });

  it.each([
    ['chevy 1500', 'Chevrolet Silverado 1500'],
    ['gmc 1500', 'GMC Sierra 1500'],
    ['ram 1500 2019', '2019 Ram 1500'],
    ['dodge ram 1500 2019', '2019 Ram 1500'],
    ['2008 ram 1500', '2008 Dodge Ram 1500'],
    ['merc e350 2012', '2012 Mercedes-Benz E-Class (e350)'],
    ['benz c 300', 'Mercedes-Benz C-Class (c 300)'],
    ['vw jetta', 'Volkswagen Jetta'],
    ['bimmer x5', 'BMW X5'],
    ['beemer 5 series', 'BMW 5 Series'],
    ['caddy escalade', 'Cadillac Escalade'],
    ['vette', 'Chevrolet Corvette'],
    ["'vette", 'Chevrolet Corvette'],
    ['stang gt 2018', '2018 Ford Mustang (gt)'],
    ['subie forester', 'Subaru Forester'],
    ['f250 2019', '2019 Ford F-250 Super Duty'],
    ['miata', 'Mazda MX-5 Miata'],
  ])('knows the short name in "%s": %s', (text, expected) => {
    expect(best(text)).toBe(expected);
  });

  it.each([
    ['c300', 'Mercedes-Benz C-Class (c300)'],
    ['328i 2013', '2013 BMW 3 Series (328i)'],
    ['bmw 328', 'BMW 3 Series (328)'],
    ['m340i', 'BMW 3 Series (m340i)'],
    ['gle350 2021', '2021 Mercedes-Benz GLE-Class (gle350)'],
    ['rx350', 'Lexus RX (rx350)'],
    ['lexus rx 350 2017', '2017 Lexus RX (rx 350)'],
    ['gx460', 'Lexus GX (gx460)'],
    ['g37x', 'Infiniti G37 (g37x)'],
    ['300c', 'Chrysler 300 (300c)'],
    ['raptor 2021', '2021 Ford F-150 (raptor)'],
    ['wrangler rubicon', 'Jeep Wrangler (rubicon)'],
  ])('takes the badge "%s" for its series and keeps it: %s', (text, expected) => {
    expect(best(text)).toBe(expected);
  });

  it.each([
    ['hond civ', 'Honda Civic'],
    ['toyta camry 20', '2020 Toyota Camry'],
    ['corola', 'Toyota Corolla'],
    ['chevorlet tahoe', 'Chevrolet Tahoe'],
    ['silvarado 1500', 'Chevrolet Silverado 1500'],
    ['jeep grand cheroke', 'Jeep Grand Cherokee'],
    ['hyndai elantra', 'Hyundai Elantra'],
    ['nisan altma', 'Nissan Altima'],
    ['subaru outbak', 'Subaru Outback'],
    ['accord ho', 'Honda Accord'],
    ['hon', 'Honda'],
    ['toyota cam', 'Toyota Camry'],
    ['ford explor', 'Ford Explorer'],
    ['volkswagon passat', 'Volkswagen Passat'],
    ['infinity qx60', 'Infiniti QX60'],
  ])('forgives "%s": %s', (text, expected) => {
    expect(best(text)).toBe(expected);
  });

  it.each([
    ['2019', '2019'],
    ["'19 civic", '2019 Honda Civic'],
    ['’19 civic', '2019 Honda Civic'],
    ['19 civic', '2019 Honda Civic'],
    ["civic '98", '1998 Honda Civic'],
    ['98 civic', '1998 Honda Civic'],
    ['honda 2019', '2019 Honda'],
    ['toyota 86', 'Toyota 86'],
    ['1850 civic', 'Honda Civic (1850)'],
  ])('finds the model year of "%s": %s', (text, expected) => {
    expect(best(text)).toBe(expected);
  });

  it('prefers the make that sold the model in that year', () => {
    expect(best('ram 2500 2005')).toBe('2005 Dodge Ram 2500');
    expect(best('ram 2500 2020')).toBe('2020 Ram 2500');
  });

  it('penalizes another make before a model more than an unknown word', () => {
    const scoreOfFocus = (text: string): number =>
      parseVehicleQuery(text, referenceLexicon).find((reading) => reading.model === 'Focus')?.score ?? 0;
    expect(scoreOfFocus('toyota focus')).toBeLessThan(scoreOfFocus('zzzzzz focus'));
  });

  it('offers every maker of an ambiguous name', () => {
    expect(modelsOf('1500')).toEqual(
      expect.arrayContaining(['Ram 1500', 'Chevrolet Silverado 1500', 'GMC Sierra 1500']),
    );
    expect(modelsOf('e350')).toEqual(expect.arrayContaining(['Ford E-350', 'Mercedes-Benz E-Class']));
  });

  it('offers the longer names that begin with the typed one after it', () => {
    expect(modelsOf('corolla').slice(0, 2)).toEqual(['Toyota Corolla', 'Toyota Corolla iM']);
    expect(modelsOf('camry')).toContain('Toyota Camry Hybrid');
  });

  it('keeps the trim as typed, with the text between its words', () => {
    expect(best('honda accord 2018 Sport 2.0T')).toBe('2018 Honda Accord (Sport 2.0T)');
    expect(best('civic EX-L')).toBe('Honda Civic (EX-L)');
  });

  it('labels the segments of the text', () => {
    const text = '2019 honda cr-v EX L';
    const [reading] = parseVehicleQuery(text, referenceLexicon);
    const stretches = reading?.matched.map(({ field, from, to }) => [field, text.slice(from, to)]);
    expect(stretches).toEqual([
      ['year', '2019'],
      ['make', 'honda'],
      ['model', 'cr-v'],
      ['trim', 'EX L'],
    ]);
  });

  it('marks a year joined to its model separately', () => {
    const text = '2019crv';
    const [reading] = parseVehicleQuery(text, referenceLexicon);
    expect(reading?.matched.map(({ field, from, to }) => [field, text.slice(from, to)])).toEqual([
      ['year', '2019'],
      ['model', 'crv'],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['punctuation', '!?/-'],
    ['other words', 'hello world'],
    ['a tire size', '225/65R17'],
    ['a greeting', 'good morning everyone'],
    ['a question with a name in it', 'where could somebody find nice wheels around the city'],
    ['other alphabets', 'тойота'],
  ])('recognizes nothing in %s', (_, text) => {
    expect(parseVehicleQuery(text, referenceLexicon)).toEqual([]);
  });
});
