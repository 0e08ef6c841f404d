import { formatReturnNumber, parseReturnNumber } from './return-number.js';

describe('a return number', () => {
  it('is read in any spelling', () => {
    for (const text of [formatReturnNumber(20_931), 'rt20931', ' RT 20931 ', '20931'])
      expect(parseReturnNumber(text)).toBe(20_931);
  });

  it('is nothing else', () => {
    for (const text of ['', 'RT-', 'RT-1', '20931x', 'ST-20931', '1e9', '99999999999'])
      expect(parseReturnNumber(text)).toBeNull();
  });
});
