import { knownPairs } from './known-pairs.js';

describe('the staggered pairs that makers mount', () => {
  const pairs = knownPairs([
    { frontSize: '245/40R18', rearSize: '275/35R18' },
    { frontSize: '245/40ZR18', rearSize: '275/35ZR18' },
    { frontSize: '225/65R17', rearSize: null },
    { frontSize: '225/65R17', rearSize: '225/65R17' },
  ]);

  it.each([
    ['245/40R18', '275/35R18'],
    ['P245/40R18', '275/35ZR18'],
    ['245 40 18', '275-35-18'],
  ])('have %s in front of %s', (front, rear) => {
    expect(pairs.has(front, rear)).toBe(true);
    expect(pairs.count(front, rear)).toBe(2);
  });

  it.each([
    ['275/35R18', '245/40R18'],
    ['225/65R17', '225/65R17'],
    ['245/40R18', '265/35R18'],
    ['no size', '275/35R18'],
  ])('do not have %s in front of %s', (front, rear) => {
    expect(pairs.has(front, rear)).toBe(false);
  });
});
