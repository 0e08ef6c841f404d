import { phoneText } from './phone-text.js';

describe("a buyer's phone", () => {
  it.each([
    ['2155550149', '(215) 555 0149'],
    ['2155550149x12', '(215) 555 0149 ext. 12'],
    ['2155550149x123456', '(215) 555 0149 ext. 123456'],
    ['(•••) ••• 0149', '(•••) ••• 0149'],
    ['', ''],
  ])('%s is read as %s', (phone, text) => {
    expect(phoneText(phone)).toBe(text);
  });
});
