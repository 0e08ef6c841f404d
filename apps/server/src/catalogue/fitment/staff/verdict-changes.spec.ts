import { yearsText } from './verdict-changes.js';

describe('model years', () => {
  it.each([
    [[2019, 2017, 2018, 2021], '2017–2019, 2021'],
    [[2020], '2020'],
    [[], ''],
  ])('%j are written as people write them', (years, text) => {
    expect(yearsText(years)).toBe(text);
  });
});
