import { unstorableText } from './unstorable-text.js';

describe('text that no column can hold', () => {
  it.each([
    ['a null character', { q: 'a\0b' }, 'q'],
    ['half of a pair', { lines: [{ note: 'x' }, { note: '\ud83d' }] }, 'lines.1.note'],
    ['a null character in a name', { filter: { 'a\0': 1 } }, 'filter'],
  ])('is found: %s', (_, value, path) => {
    expect(unstorableText(value)).toBe(path);
  });

  it.each([[undefined], [null], [7], [''], [{ q: 'Zoë 🛞 100%\n' }], [[true, 'a', { b: null }]]])(
    'is not seen in %j',
    (value) => {
      expect(unstorableText(value)).toBeNull();
    },
  );

  it('is not looked for without an end', () => {
    const nested = Array.from({ length: 40 }).reduce<unknown>((inner) => [inner], 'a');
    expect(unstorableText(nested)).not.toBeNull();
  });
});
