import { cents } from '@simpletread/domain';
import { decimalPrice, lineData, productData } from './structured-data';

describe('an amount in structured data', () => {
  it.each([
    [5, '0.05'],
    [14_200, '142.00'],
    [1_234_567, '12345.67'],
  ])('of %i cents is %s', (amount, text) => {
    expect(decimalPrice(cents(amount))).toBe(text);
  });
});

describe('a product in structured data', () => {
  const facts = {
    name: 'Toyo Open Country 225/65R17',
    brand: 'Toyo',
    description: 'A highway tire.',
    imageKey: 'touring-1',
    href: '/brands/toyo-tires/open-country/p/1',
    sku: '1',
    price: cents(14_200),
    freight: cents(0),
    isInStock: true,
    rating: 4.4,
    reviewCount: 143,
    reviews: [],
  };
  const review = {
    reviewId: '01980000-0000-7000-8000-000000000001',
    authorName: 'Dana W.',
    writtenOn: '2026-10-01',
    purchasedOn: null,
    rating: 4.7,
    ratings: { dry: 5, wet: 4, winter: null, comfort: 5, noise: 5, treadwear: null },
    summary: 'Quiet',
    comments: null,
    vehicle: null,
    milesDriven: null,
    drivingStyle: null,
    placeDriven: null,
    wouldBuyAgain: true,
    helpfulCount: 0,
    isVerified: true,
    source: null,
    isEmployee: false,
    pictureIds: [],
    replies: [],
  };

  it('includes its page’s reviews, word for word', () => {
    expect(productData({ ...facts, reviews: [review] })).toMatchObject({
      aggregateRating: { ratingValue: 4.4, reviewCount: 143 },
      review: [{ author: { name: 'Dana W.' }, name: 'Quiet', reviewRating: { ratingValue: 4.7 } }],
    });
  });

  it('leaves out reviews that were first posted elsewhere', () => {
    expect(productData({ ...facts, reviews: [{ ...review, source: 'Keystone Garage' }] })).not.toHaveProperty(
      'review',
    );
  });

  it('claims no reviews if the page shows none', () => {
    const data = productData({ ...facts, rating: null, reviewCount: 0 });
    expect(data).not.toHaveProperty('review');
    expect(data).not.toHaveProperty('aggregateRating');
  });

  it('without a size has its line’s prices, and nothing if none of it is on sale', () => {
    const prices = [cents(20_000), cents(14_200), cents(17_000)];
    expect(lineData({ ...facts, prices })).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: '142.00', highPrice: '200.00', offerCount: 3 },
    });
    expect(lineData({ ...facts, prices: [] })).toBeNull();
  });
});
