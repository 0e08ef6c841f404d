import { vehicleWords } from './vehicle-words.js';

describe('the words that may name a vehicle', () => {
  it.each([
    ['tires for my honda civic', 'honda civic'],
    ['2018 Camry tires', '2018 Camry'],
    ['best tires for crv', 'crv'],
    ['tire', ''],
  ])('of "%s" are "%s"', (text, words) => {
    expect(vehicleWords(text).replaceAll(/\s+/g, ' ').trim()).toBe(words);
  });

  it.each(['for', '2015 for', 'the', 'forester', 'bestie', 'Fiat 500', 'tirex'])(
    'are all of "%s", which may become one',
    (text) => {
      expect(vehicleWords(text)).toBe(text);
    },
  );

  it('stay where they were typed', () => {
    const text = 'tires for my crv';
    expect(vehicleWords(text).indexOf('crv')).toBe(text.indexOf('crv'));
  });
});
