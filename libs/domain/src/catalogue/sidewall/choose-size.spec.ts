import { chooseSize as choose } from './choose-size.js';

const SOLD = [
  '225/65R17',
  '225/55R17',
  'P265/70R17',
  '265/70R17',
  'LT275/70R18',
  '275/70R18',
  '35X12.50R17LT',
];

const chooseSize = (texts: readonly string[], sizes: readonly string[]) =>
  choose(
    texts.map((text) => ({ text, confidence: 0.6 })),
    sizes,
  );

describe('the size chosen out of readings', () => {
  it('is the one on the tire', () => {
    const { choices, isSure, service } = chooseSize(
      ['225/65R17 102H', '225/65R17 102H', ' 225/65R17102H', '22S/65R17 102H'],
      SOLD,
    );
    expect([choices[0]?.size, isSure, service?.text]).toEqual(['225/65R17', true, '102H']);
  });

  it('is found despite look-alike letters and a missing slash', () => {
    const { choices } = chooseSize(
      ['7 LT275170R18 1257223', 'CLT275(70R1B 125/1225', 'LT27S70R18 125/122S'],
      SOLD,
    );
    expect(choices[0]?.size).toBe('LT275/70R18');
  });

  it('keeps the letters before it if they were read', () => {
    expect(chooseSize(['P265/70R17 113T', 'P265170R17 1137'], SOLD).choices[0]?.size).toBe('P265/70R17');
    expect(chooseSize(['265/70R17 115T', '265170R17 115T'], SOLD).choices[0]?.size).toBe('265/70R17');
  });

  it('is a flotation size, too', () => {
    expect(chooseSize(['35X12.50R17LT 121Q', '35X12.50R17LT 1210'], SOLD).choices[0]?.size).toBe(
      '35X12.50R17LT',
    );
  });

  it('may be one that is not sold', () => {
    const readings = ['195/50R15 82V', '195/50R15 82V', '195/50R15 82V'];
    expect(chooseSize(readings, SOLD).choices[0]?.size).toBe('195/50R15');
  });

  it('is a choice if readings disagree', () => {
    const { choices, isSure } = chooseSize(['225/65R17', '225/65R17', '225/55R17', '225/55R17'], SOLD);
    expect(isSure).toBe(false);
    expect(choices.map(({ size }) => size).sort()).toEqual(['225/55R17', '225/65R17']);
  });

  it('is never certain from a single reading', () => {
    expect(chooseSize(['225/65R17 102H'], SOLD).isSure).toBe(false);
  });

  it('is none if nothing resembles one', () => {
    for (const readings of [[], ['TUBELESS', 'STEEL BELTED RADIAL', 'MAX PRESS SEE PLACARD'], ['12', '']]) {
      expect(chooseSize(readings, SOLD)).toEqual({ choices: [], isSure: false, service: null });
    }
  });

  it('leaves out a load index with conflicting readings', () => {
    const readings = ['225/65R17 102H', '225/65R17 109V', '225/65R17 182T', '225/65R17 10'];
    expect(chooseSize(readings, SOLD).service).toBeNull();
  });
});
