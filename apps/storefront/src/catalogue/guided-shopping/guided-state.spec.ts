import fc from 'fast-check';
import { GUIDED_DRIVING, GUIDED_PRIORITIES, GUIDED_WINTERS } from '@simpletread/domain';
import { guidedHref, guidedHrefAt, guidedStateOf, guidedStepOf } from './guided-state';

const read = (href: string) => guidedStateOf(Object.fromEntries(new URL(href, 'http://shop').searchParams));

describe('the address of guided shopping', () => {
  it('asks for vehicle, roads, winter and priorities, then shows tires', () => {
    const steps = [
      '',
      '?vehicle=honda/cr-v/2019&trim=ex',
      '?vehicle=honda/cr-v/2019&driving=city',
      '?vehicle=honda/cr-v/2019&driving=city&winter=snowy',
      '?vehicle=honda/cr-v/2019&driving=city&winter=snowy&priorities=snow',
      '?size=225-65r17&driving=city&winter=snowy&priorities=snow&done=true',
      '?size=225-65r17&driving=city&winter=snowy&priorities=snow,price,wet',
    ];
    expect(steps.map((query) => guidedStepOf(read(`/guided-shopping${query}`)))).toEqual([
      'vehicle',
      'driving',
      'winter',
      'priorities',
      'priorities',
      'tires',
      'tires',
    ]);
  });

  it('is read as it was written', () => {
    const someState = fc.record({
      vehicle: fc.constantFrom(null, 'honda/cr-v/2019', 'bmw/3-series/2013'),
      trim: fc.constantFrom('', 'ex', '328i-xdrive'),
      option: fc.constantFrom('', '225/65R17|'),
      size: fc.constantFrom(null, '225-65r17'),
      rearSize: fc.constantFrom(null, '255-40r18'),
      driving: fc.constantFrom(null, ...GUIDED_DRIVING),
      winter: fc.constantFrom(null, ...GUIDED_WINTERS),
      priorities: fc.uniqueArray(fc.constantFrom(...GUIDED_PRIORITIES), { maxLength: 3 }),
      isDone: fc.boolean(),
    });
    fc.assert(fc.property(someState, (state) => expect(read(guidedHref(state))).toEqual(state)));
  });

  it('ignores unknown values', () => {
    expect(
      read('/guided-shopping?vehicle=javascript:x&size=../x&driving=moon&winter=hot&priorities=a,b'),
    ).toMatchObject({
      vehicle: null,
      size: null,
      driving: null,
      winter: null,
      priorities: [],
    });
  });

  it('goes back to a step with every other answer kept', () => {
    const state = read(
      '/guided-shopping?size=225-65r17&driving=city&winter=snowy&priorities=snow,price&done=true',
    );
    expect(guidedHrefAt(state, 'winter')).toBe(
      '/guided-shopping?size=225-65r17&driving=city&priorities=snow,price&done=true',
    );
    expect(guidedHrefAt(state, 'vehicle')).not.toContain('size=');
  });
});
