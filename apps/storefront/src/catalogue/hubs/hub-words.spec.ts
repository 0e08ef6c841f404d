import type { HubFacts, HubNames } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import { hubDescription, hubWords, purposeWords } from './hub-words';

const FACTS: HubFacts = {
  lineCount: 12,
  tireCount: 1430,
  sizeCount: 96,
  brandCount: 5,
  lowestFromPriceInCents: cents(7900),
  highestFromPriceInCents: cents(31_250),
  smallestRimIn: 15,
  largestRimIn: 22,
  snowflakeLineCount: 3,
  warrantedLineCount: 8,
  longestWarrantyMiles: 80_000,
  best: { brandSlug: 'toyo', brandName: 'Toyo', lineSlug: 'celsius', lineName: 'Celsius', score: 9.4 },
  reviewCount: 812,
  rating: 4.3,
};
const TOYO = { slug: 'toyo', name: 'Toyo', tier: 'premium' };
const WINTER = { id: 3, slug: 'winter', name: 'Winter' };
const NONE: HubNames = { brand: null, category: null, type: null };

describe('the words of a hub', () => {
  it('give exact counts, and nothing else', () => {
    expect(hubWords({ ...NONE, category: WINTER }, FACTS)).toBe(
      '12 lines of 5 brands, 1,430 tires in 96 sizes for rims of 15 to 22 inches. ' +
        'Lines start at $79.00 to $312.50 per tire. ' +
        '3 of them have the three-peak mountain snowflake for severe snow. ' +
        '8 have a treadwear warranty of up to 80,000 miles. ' +
        'The best SimpleScore among them is 9.4: Toyo Celsius. ' +
        'Buyers give 4.3 of 5 stars in 812 reviews.',
    );
  });

  it('of a single line are in the singular', () => {
    const facts = {
      ...FACTS,
      lineCount: 1,
      tireCount: 1,
      sizeCount: 1,
      largestRimIn: 15,
      snowflakeLineCount: 1,
      warrantedLineCount: 1,
      reviewCount: 1,
    };
    expect(hubWords({ ...NONE, brand: TOYO }, facts)).toBe(
      '1 line, 1 tire in 1 size for 15 inch rims. From $79.00 per tire. ' +
        'It has the three-peak mountain snowflake for severe snow. Its treadwear warranty is 80,000 miles. ' +
        'Its SimpleScore is 9.4 of 10. Buyers give 4.3 of 5 stars in 1 review.',
    );
  });

  it('leave out missing parts', () => {
    const facts = {
      ...FACTS,
      snowflakeLineCount: 0,
      warrantedLineCount: 0,
      longestWarrantyMiles: null,
      best: null,
    };
    const words = hubWords({ ...NONE, brand: TOYO }, { ...facts, rating: null, reviewCount: 0 });
    expect(words).not.toMatch(/snowflake|warranty|SimpleScore|stars/);
  });

  it('give the purpose of the category, otherwise of the type', () => {
    const type = { slug: 'trailer', name: 'Trailer' };
    expect(purposeWords({ ...NONE, category: WINTER })).toMatch(/snow, ice and cold/);
    expect(purposeWords({ ...NONE, type })).toMatch(/trailers only/);
    expect(purposeWords({ ...NONE, brand: TOYO })).toBeNull();
  });

  it('start with the name for search engines', () => {
    expect(hubDescription({ ...NONE, brand: TOYO, category: WINTER }, FACTS)).toMatch(
      /^Toyo Winter tires: 12 lines in 96 sizes from \$79\.00 per tire/,
    );
  });
});
