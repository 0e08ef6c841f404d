import { shortTotalText, totalText } from './total-text.js';

describe('the total of a list in words', () => {
  it('says where counting ended', () => {
    expect([0, 1204, 10_000, 10_001, 50_001].map(totalText)).toEqual([
      '0',
      '1,204',
      '10,000',
      'more than 10,000',
      'more than 50,000',
    ]);
    expect([1000, 1001].map(shortTotalText)).toEqual(['1,000', '1,000+']);
  });
});
