import type { ProductReview, TireCard } from '@simpletread/contract';
import { formatMoney, type Cents } from '@simpletread/domain';
import { storefrontUrl } from '../api/addresses';
import { productHref } from '../routes';
import { tirePicture } from '../tires/tire-picture';

const absolute = (path: string): string => new URL(path, storefrontUrl()).href;

/** `1142.00`, as structured data writes an amount: without sign of currency and of thousands. */
export const decimalPrice = (amount: Cents): string => formatMoney(amount).replace(/[$,]/g, '');

/** The way to a page, for search engines. */
export const breadcrumbData = (crumbs: readonly { label: string; href: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});

/** A page of results, for search engines. */
export const itemListData = (tires: readonly TireCard[]) => ({
  '@type': 'ItemList',
  itemListElement: tires.map((tire, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absolute(productHref(tire)),
    name: `${tire.brandName} ${tire.lineName}`,
  })),
});

interface ProductFacts {
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly imageKey: string;
  readonly href: string;
  readonly sku: string;
  readonly price: Cents;
  readonly isInStock: boolean;
  readonly rating: number | null;
  readonly reviewCount: number;
  /** Those that stand on the page. */
  readonly reviews: readonly ProductReview[];
}

const reviewData = (review: ProductReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.authorName },
  datePublished: review.writtenOn,
  name: review.summary,
  ...(review.comments === null ? {} : { reviewBody: review.comments }),
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
});

/** A tire with its offer, for search engines. */
export const productData = (facts: ProductFacts) => ({
  '@type': 'Product',
  name: facts.name,
  description: facts.description,
  sku: facts.sku,
  brand: { '@type': 'Brand', name: facts.brand },
  image: absolute(tirePicture(facts.imageKey) ?? '/icon.svg'),
  ...(facts.rating === null || facts.reviewCount === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: facts.rating,
          reviewCount: facts.reviewCount,
        },
      }),
  ...(facts.reviews.length === 0 ? {} : { review: facts.reviews.map(reviewData) }),
  offers: {
    '@type': 'Offer',
    url: absolute(facts.href),
    priceCurrency: 'USD',
    price: decimalPrice(facts.price),
    availability: facts.isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  },
});
