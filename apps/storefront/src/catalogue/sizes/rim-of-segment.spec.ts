import { rimOfSegment } from './rim-of-segment';

describe('the rim of an address', () => {
  it.each([
    ['17', 17],
    ['16.5', 16.5],
    ['17-inch', 17],
    ['17IN', 17],
    ['17.0', 17],
    ['seventeen', null],
    ['-17', null],
    ['1e3', null],
  ])('of %s is %s', (segment, rim) => {
    expect(rimOfSegment(segment)).toBe(rim);
  });
});
