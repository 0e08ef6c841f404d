import { DRIVING_STYLES, MILES_DRIVEN, PLACES_DRIVEN } from '@simpletread/domain';
import { drivenWords, percentWords, reviewDay } from './review-words';

const nothing = { vehicle: null, milesDriven: null, drivingStyle: null, placeDriven: null };

describe('a review in words', () => {
  it('describes how the tires were driven', () => {
    expect(
      drivenWords({
        vehicle: { year: 2021, make: 'Subaru', model: 'Outback' },
        milesDriven: '5000-9999',
        drivingStyle: 'confident',
        placeDriven: 'highway-and-city',
      }),
    ).toBe('2021 Subaru Outback, 5,000 to 9,999 miles, confident driving, highway and city');
    expect(drivenWords(nothing)).toBe('');
  });

  it('has words for every answer of the form', () => {
    for (const milesDriven of MILES_DRIVEN)
      expect(drivenWords({ ...nothing, milesDriven })).toMatch(/miles$/);
    for (const drivingStyle of DRIVING_STYLES)
      expect(drivenWords({ ...nothing, drivingStyle })).toMatch(/^[A-Z][a-z ]+$/);
    for (const placeDriven of PLACES_DRIVEN)
      expect(drivenWords({ ...nothing, placeDriven })).toMatch(/^[A-Z][a-z ]+$/);
  });

  it('names its day in any server time zone', () => {
    expect(reviewDay('2026-11-01')).toBe('Nov 1, 2026');
  });

  it('gives a share in whole percent, none of nothing', () => {
    expect(percentWords(2, 3)).toBe('67%');
    expect(percentWords(0, 0)).toBe('0%');
  });
});
