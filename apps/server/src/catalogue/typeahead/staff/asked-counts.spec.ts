import { AskedCounts, mayNamePerson } from './asked-counts.js';

const SECOND = 1_000;

describe('what is asked', () => {
  it('is counted once for letters that are typed one after the other', () => {
    const counts = new AskedCounts();
    for (const [at, text] of ['hon', 'hond', 'honda', 'honda c', 'honda cr-v'].entries())
      counts.add(text, true, at * 300);
    expect(counts.take(10 * SECOND)).toEqual([{ words: 'honda cr-v', times: 1, unanswered: 0 }]);
  });

  it('counts twice for two shoppers, and after a pause to read', () => {
    const counts = new AskedCounts();
    counts.add('Goodyear', true, 0);
    counts.add('goodyear ', true, SECOND);
    counts.add('honda', true, 0);
    counts.add('honda civic', true, 4 * SECOND);
    expect([...counts.take(20 * SECOND)].sort((a, b) => a.words.localeCompare(b.words))).toEqual([
      { words: 'goodyear', times: 2, unanswered: 0 },
      { words: 'honda', times: 1, unanswered: 0 },
      { words: 'honda civic', times: 1, unanswered: 0 },
    ]);
  });

  it('lists unanswered texts, and each count once', () => {
    const counts = new AskedCounts();
    counts.add('snow chains', false, 0);
    expect(counts.take(SECOND)).toEqual([]);
    expect(counts.take(4 * SECOND)).toEqual([{ words: 'snow chains', times: 1, unanswered: 1 }]);
    expect(counts.take(9 * SECOND)).toEqual([]);
    counts.add('snow chains', false, 9 * SECOND);
    expect(counts.takeAll()).toEqual([{ words: 'snow chains', times: 1, unanswered: 1 }]);
  });

  it.each([
    ['priya.nair@mail.com'],
    ['call 215-555-0149'],
    ['(215) 555 0149'],
    ['4242424242424242'],
    ['1HGCM82633A004352'],
  ])('is not counted if it may name a person: %s', (text) => {
    const counts = new AskedCounts();
    counts.add(text, false, 0);
    expect(counts.takeAll()).toEqual([]);
  });

  it.each([['LT275/70R18 125/122S'], ['225 65 17'], ['2256517'], ['2019 honda cr-v ex-l'], ['11R22.5']])(
    'is counted where it names tires and cars: %s',
    (text) => {
      expect(mayNamePerson(text)).toBe(false);
    },
  );

  it('is not counted before there is a word', () => {
    const counts = new AskedCounts();
    counts.add('ho', true, 0);
    counts.add('', true, 0);
    counts.add('x'.repeat(61), true, 0);
    expect(counts.takeAll()).toEqual([]);
  });
});
