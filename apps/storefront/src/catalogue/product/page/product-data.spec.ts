import type { ProductReply, ProductReviewsReply } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import { pageData } from './product-data';

// Only the facts that its structured data has.
const PRODUCT = {
  brandName: 'Toyo',
  lineName: 'Open Country',
  description: 'A highway tire.',
  imageKey: 'touring-1',
  rating: 4.4,
  reviewCount: 143,
  sizes: [{ priceInCents: cents(14_200) }],
  selected: null,
} as unknown as ProductReply;
const PATH = '/brands/toyo-tires/open-country';

const read = (own: ProductReviewsReply['own']) => ({ own, items: [] }) as unknown as ProductReviewsReply;

describe('the rating in a product page’s structured data', () => {
  it('counts the reviews of our own customers, and none of partners', () => {
    expect(pageData(PRODUCT, PATH, read({ total: 3, rating: 4.1 }))).toMatchObject({
      aggregateRating: { ratingValue: 4.1, reviewCount: 3 },
    });
  });

  it.each([
    ['without a review of our own', read({ total: 0, rating: null })],
    ['if the page has no reviews', null],
  ])('is left out %s', (_, reviews) => {
    expect(pageData(PRODUCT, PATH, reviews)).not.toHaveProperty('aggregateRating');
  });
});
