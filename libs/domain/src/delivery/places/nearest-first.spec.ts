import fc from 'fast-check';

import { nearestFirst } from './nearest-first.js';

const carlisle = { code: 'PA', lat: 40.2, lng: -77.19 };
const memphis = { code: 'TN', lat: 35.15, lng: -90.05 };
const reno = { code: 'NV', lat: 39.53, lng: -119.81 };

const codes = (to: { lat: number; lng: number } | null) =>
  nearestFirst([carlisle, memphis, reno], to).map(({ code }) => code);

describe('places by distance', () => {
  it('begin with Carlisle in Philadelphia and with Reno in Los Angeles', () => {
    expect(codes({ lat: 39.95, lng: -75.17 })).toEqual(['PA', 'TN', 'NV']);
    expect(codes({ lat: 34.05, lng: -118.24 })).toEqual(['NV', 'TN', 'PA']);
  });

  it('keep their order if the customer’s place is unknown', () => {
    expect(codes(null)).toEqual(['PA', 'TN', 'NV']);
  });

  it('are the same places whatever the distance', () => {
    const position = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(position, (to) => {
        expect([...codes(to)].sort()).toEqual(['NV', 'PA', 'TN']);
      }),
    );
  });
});
