import { readLoneInches } from './lone-inches.js';

const onCar = { isForTrailer: false };

describe('a figure beside words of need', () => {
  it.each([
    ['tires 17', { rimIn: 17, heightIn: null, rest: 'tires' }],
    ['18 all season', { rimIn: 18, heightIn: null, rest: 'all season' }],
    ['mud tires 33', { rimIn: null, heightIn: 33, rest: 'mud tires' }],
    ['24', { rimIn: 24, heightIn: null, rest: '' }],
    ['27', { rimIn: null, heightIn: 27, rest: '' }],
  ])('%j is in inches', (text, found) => {
    expect(readLoneInches(text, onCar)).toEqual(found);
  });

  it.each(['tires', '2', '12', '26', '45', '1500', '225/65', '7.50', "17's", 'r17', 'x4', '2018'])(
    '%j is no size of a car’s wheel or tire',
    (text) => expect(readLoneInches(text, onCar)).toBeNull(),
  );

  it('is smaller on trailers', () => {
    expect(readLoneInches('trailer tires 12', { isForTrailer: true })?.rimIn).toBe(12);
  });
});
