import { readMiles } from './garage-miles';

describe('miles as they are typed', () => {
  it.each([
    ['41,200', 41_200],
    [' 41 200 ', 41_200],
    ['0', 0],
    ['2,000,000', 2_000_000],
    ['', undefined],
    ['  ', undefined],
  ])('of %j are %j', (typed, miles) => expect(readMiles(typed)).toEqual({ miles, problem: null }));

  it.each(['abc', '-5', '1.5', '12k', '١٢'])('of %j are not a number', (typed) =>
    expect(readMiles(typed)).toEqual({ problem: 'Please enter the miles as a whole number' }),
  );

  it.each(['2,000,001', '99,999,999', '9'.repeat(40)])('of %j are too many, with a message', (typed) =>
    expect(readMiles(typed)).toEqual({ problem: 'Please check the miles: we accept up to 2,000,000' }),
  );
});
