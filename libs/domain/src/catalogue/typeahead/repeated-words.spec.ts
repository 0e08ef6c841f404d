import { withoutRepeatedWords } from './repeated-words.js';

describe('words typed twice in a row', () => {
  it.each([
    ['michelin michelin', 'michelin'],
    ['Michelin michelin MICHELIN', 'Michelin'],
    ['honda, honda civic civic 2019', 'honda civic 2019'],
    ['michelin defender michelin', 'michelin defender michelin'],
    ['225 225', '225 225'],
    ['245/40R18 245/40R18', '245/40R18 245/40R18'],
    ['at at3', 'at at3'],
    ['snow snowy', 'snow snowy'],
    ['', ''],
  ])('%j is %j', (typed, text) => expect(withoutRepeatedWords(typed)).toBe(text));
});
