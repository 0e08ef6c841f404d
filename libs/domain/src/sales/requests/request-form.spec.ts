import { formatRequestNumber, parseRequestNumber } from './request-facts.js';
import { parseNextStep, parseRequestBrand, parseRequestQuantity } from './request-form.js';

describe('the tire sales form', () => {
  it('takes 1 to 99 tires', () => {
    expect(['1', ' 99 '].map(parseRequestQuantity)).toMatchObject([{ value: 1 }, { value: 99 }]);
    for (const wrong of ['', '0', '100', '4.5', '-4', 'four'])
      expect(parseRequestQuantity(wrong)).toMatchObject({ fault: { code: 'salesRequest.quantityInvalid' } });
  });

  it('keeps words of 1 to 60 characters, with single spaces', () => {
    expect(parseRequestBrand('  Any \n brand ')).toMatchObject({ value: 'Any brand' });
    for (const wrong of ['  ', 'x'.repeat(61)])
      expect(parseRequestBrand(wrong)).toMatchObject({ fault: { code: 'salesRequest.brandInvalid' } });
  });
});

describe('a next step', () => {
  it('has 1 to 140 characters', () => {
    expect(parseNextStep('Call Ana')).toMatchObject({ value: 'Call Ana' });
    expect(parseNextStep('x'.repeat(141))).toMatchObject({ fault: { code: 'salesRequest.stepInvalid' } });
  });
});

describe('the number of a request', () => {
  it('reads with and without its letter', () => {
    expect(['S-4101', 's 4101', '4101'].map(parseRequestNumber)).toEqual([4101, 4101, 4101]);
    expect(parseRequestNumber(formatRequestNumber(4101))).toBe(4101);
    expect(['S-41', 'Q-4101', 'Subaru'].map(parseRequestNumber)).toEqual([null, null, null]);
  });
});
