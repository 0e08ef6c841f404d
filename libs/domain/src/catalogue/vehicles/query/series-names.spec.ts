import { seriesNames } from './series-names.js';

describe('seriesNames', () => {
  it.each([
    ['328i', 'BMW', '3series'],
    ['335xi', 'BMW', '3series'],
    ['m550i', 'BMW', '5series'],
    ['740li', 'BMW', '7series'],
    ['c300', 'Mercedes-Benz', 'cclass'],
    ['e350', 'Mercedes-Benz', 'eclass'],
    ['ml350', 'Mercedes-Benz', 'mlclass'],
    ['gle350', 'Mercedes-Benz', 'gle'],
    ['es350', 'Lexus', 'es'],
    ['ux250h', 'Lexus', 'ux'],
    ['g37x', 'Infiniti', 'g37'],
  ])('takes %s for %s %s', (badge, make, modelKey) => {
    const found = seriesNames(badge);
    expect(found.map((series) => series.make)).toContain(make);
    expect(found.flatMap((series) => series.modelKeys)).toContain(modelKey);
  });

  it('marks a bare number, which needs its make beside it', () => {
    expect(seriesNames('328').map((series) => series.isBare)).toEqual([true]);
    expect(seriesNames('328i').map((series) => series.isBare)).toEqual([false]);
  });

  it.each(['', 'civic', '928', '1500', 'f150', 'rx', 'x350', '3285i'])('reads %p as no badge', (word) => {
    expect(seriesNames(word)).toEqual([]);
  });
});
