import { parseTireSize } from './size/parse-tire-size.js';
import type { ParsedTireSize } from './size/tire-size.js';

type Description = Omit<ParsedTireSize, 'size'>;

const describedBy = (text: string): Description | null => {
  const parsed = parseTireSize(text);
  if (!parsed.ok) return null;
  const { size: _, ...description } = parsed.value;
  return description;
};

const plain = { isExtraLoad: false };

describe('service descriptions', () => {
  it.each<[string, Description]>([
    ['225/65R17', plain],
    ['225/65R17 102H', { ...plain, loadIndex: 102, speedSymbol: 'H' }],
    ['225/65R17 102 H', { ...plain, loadIndex: 102, speedSymbol: 'H' }],
    ['225/65 R 17 102 h', { ...plain, loadIndex: 102, speedSymbol: 'H' }],
    ['2256517 102h', { ...plain, loadIndex: 102, speedSymbol: 'H' }],
    ['225/65R17 102', { ...plain, loadIndex: 102 }],
    ['225/65R17 H', { ...plain, speedSymbol: 'H' }],
    ['225/65R17-102H', { ...plain, loadIndex: 102, speedSymbol: 'H' }],
    ['225/65R17, 102H', { ...plain, loadIndex: 102, speedSymbol: 'H' }],
    ['225/65R17 102H M+S', { ...plain, loadIndex: 102, speedSymbol: 'H' }],
    ['225/65R17 102H BSW 3PMSF', { ...plain, loadIndex: 102, speedSymbol: 'H' }],
    ['255/35ZR19 (96Y)', { ...plain, loadIndex: 96, speedSymbol: '(Y)' }],
    ['255/35ZR19 96(Y)', { ...plain, loadIndex: 96, speedSymbol: '(Y)' }],
    ['255/35ZR19 ( 96 Y ) XL', { isExtraLoad: true, loadRange: 'XL', loadIndex: 96, speedSymbol: '(Y)' }],
    ['285/30ZR20(99Y)', { ...plain, loadIndex: 99, speedSymbol: '(Y)' }],
    ['205/55VR16', { ...plain, speedSymbol: 'V' }],
    ['185/70SR13', { ...plain, speedSymbol: 'S' }],
    ['205/55VR16 91H', { ...plain, loadIndex: 91, speedSymbol: 'H' }],
    ['25X8.00-12 43F', { ...plain, loadIndex: 43, speedSymbol: 'F' }],
    [
      '11R22.5 144/142L G',
      { ...plain, loadIndex: 144, dualLoadIndex: 142, speedSymbol: 'L', loadRange: 'G' },
    ],
    [
      '11R22.5 16PR 146/143M',
      { ...plain, loadIndex: 146, dualLoadIndex: 143, speedSymbol: 'M', loadRange: 'H' },
    ],
    ['235/65R16C 115/113R', { ...plain, loadIndex: 115, dualLoadIndex: 113, speedSymbol: 'R' }],
    ['15X6.00-6 50A3', { ...plain, loadIndex: 50, speedSymbol: 'A3' }],
  ])('reads %s', (text, expected) => {
    expect(describedBy(text)).toEqual(expected);
  });

  it.each([
    'LT275/70R18/E',
    'LT275/70R18 E',
    'LT275/70R18 LRE',
    'LT275/70R18 LR E',
    'LT275/70R18 load range E',
    'LT275/70R18 Load Range: E',
    'LT275/70R18 range e',
    'LT275/70R18 10 ply',
    'LT275/70R18 10-ply',
    'LT275/70R18 10PR',
    'LT275/70R18 E 10 ply',
  ])('finds load range E in %s', (text) => {
    expect(describedBy(text)).toEqual({ ...plain, loadRange: 'E' });
  });

  it.each([
    ['225/45R17 94W XL', 'XL', true],
    ['225/45R17 XL 94W', 'XL', true],
    ['225/45R17 94W RF', 'XL', true],
    ['225/45R17 94W extra load', 'XL', true],
    ['225/45R17 94W reinforced', 'XL', true],
    ['225/45R17 91W SL', 'SL', false],
    ['225/45R17 91W standard load', 'SL', false],
    ['P235/75R15 105S LL', 'LL', false],
    ['HL245/40R19 101Y', 'HL', false],
    ['245/40R19 101Y HL', 'HL', false],
  ])('finds in %s the range %s (extra load: %s)', (text, loadRange, isExtraLoad) => {
    expect(describedBy(text)).toMatchObject({ loadRange, isExtraLoad });
  });

  it.each([
    ['225/65R17 H', { speedSymbol: 'H' }],
    ['225/65R17 T', { speedSymbol: 'T' }],
    ['LT225/75R16 H', { loadRange: 'H' }],
    ['LT225/75R16 T', { speedSymbol: 'T' }],
    ['315/80R22.5 L', { loadRange: 'L' }],
    ['265/70R17 E', { loadRange: 'E' }],
    ['LT225/75R16C', { loadRange: 'C' }],
    ['ST205/75R15 C', { loadRange: 'C' }],
  ])('reads the lone letter of %s as such a tire means it', (text, expected) => {
    expect(describedBy(text)).toEqual({ ...plain, ...expected });
  });

  it.each([
    ['two load indexes', '225/65R17 102H 103H'],
    ['XL and SL', '225/65R17 102H XL SL'],
    ['a ply rating against its letter', 'LT275/70R18 E 8 ply'],
    ['a dual index above the single one', 'LT275/70R18 122/125S'],
    ['a load index above 170', '225/65R17 171H'],
    ['a symbol nobody uses', '225/65R17 102X'],
    ['a letter range nobody uses', 'LT275/70R18 load range K'],
    ['a ply rating nobody uses', 'LT275/70R18 11 ply'],
    ['an open bracket', '255/35ZR19 (96Y'],
    ['a range behind a high-load size', 'HL245/40R19C'],
    ['glued rubbish', '225/65R17102H5'],
  ])('refuses %s', (_, text) => {
    expect(describedBy(text)).toBeNull();
  });
});
