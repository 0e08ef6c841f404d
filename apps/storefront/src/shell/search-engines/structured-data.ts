import type { ProductReview, TireCard } from '@simpletread/contract';
import { articleBlocks, blocksText, formatMoney, type Cents } from '@simpletread/domain';
import type { Brand, BreadcrumbList, ItemList, OfferShippingDetails, Product, Review } from 'schema-dts';
import { productHref } from '../paths';
import { tirePicture } from '../pictures';
import { absolute } from './absolute';

type Data<T> = Exclude<T, string>;

/** Returns `1142.00`, an amount for structured data: without currency sign and thousands separators. */
export const decimalPrice = (amount: Cents): string => formatMoney(amount).replace(/[$,]/g, '');

/** Returns a page's breadcrumbs for search engines. */
export const breadcrumbData = (crumbs: readonly { label: string; href: string }[]): Data<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});

/** Returns a brand on its own page; `text` is the shop's text about it, in article format. */
export const brandData = (name: string, path: string, text: string | null): Data<Brand> => ({
  '@type': 'Brand',
  name,
  url: absolute(path),
  ...(text === null ? {} : { description: blocksText(articleBlocks(text)) }),
});

/** Returns a results page for search engines. */
export const itemListData = (tires: readonly TireCard[]): Data<ItemList> => ({
  '@type': 'ItemList',
  itemListElement: tires.map((tire, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absolute(productHref(tire)),
    name: `${tire.brandName} ${tire.lineName}`,
  })),
});

interface LineFacts {
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly imageKey: string;
  readonly href: string;
  /** Of the reviews that customers of this shop wrote here. */
  readonly rating: number | null;
  readonly reviewCount: number;
  /** The reviews on the page. */
  readonly reviews: readonly ProductReview[];
}

interface ProductFacts extends LineFacts {
  readonly sku: string;
  readonly price: Cents;
  /** The freight per tire; 0 if free. */
  readonly freight: Cents;
  readonly isInStock: boolean;
}

const reviewData = (review: ProductReview): Data<Review> => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.authorName },
  datePublished: review.writtenOn,
  name: review.summary,
  ...(review.comments === null ? {} : { reviewBody: review.comments }),
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
});

const SHIPPING_DAYS = { handling: [0, 1], transit: [2, 4] } as const;

const days = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue' as const,
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const shippingData = (freight: Cents): Data<OfferShippingDetails> => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: decimalPrice(freight), currency: 'USD' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(SHIPPING_DAYS.handling),
    transitTime: days(SHIPPING_DAYS.transit),
  },
});

/** Search engines show reviews without their disclosures, so those of employees and partners are left out. */
const reviewsData = (reviews: LineFacts['reviews']) => {
  const independent = reviews.filter(({ isEmployee, source }) => !isEmployee && source === null);
  return independent.length === 0 ? {} : { review: independent.map(reviewData) };
};

const RETURN_DAYS = 30;

const factsData = (facts: LineFacts) => ({
  name: facts.name,
  description: facts.description,
  url: absolute(facts.href),
  brand: { '@type': 'Brand' as const, name: facts.brand },
  image: absolute(tirePicture(facts.imageKey) ?? '/og/page/shop'),
  ...(facts.rating === null || facts.reviewCount === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: facts.rating,
          reviewCount: facts.reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  ...reviewsData(facts.reviews),
});

/** Returns a line for search engines with its prices, lowest to highest. Null without tires on sale. */
export const lineData = (facts: LineFacts & { readonly prices: readonly Cents[] }): Data<Product> | null => {
  const sorted = [...facts.prices].sort((a, b) => a - b);
  const [low] = sorted;
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) return null;
  return {
    '@type': 'Product',
    ...factsData(facts),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: decimalPrice(low),
      highPrice: decimalPrice(high),
      offerCount: sorted.length,
    },
  };
};

/** Returns a tire with its offer, for search engines. */
export const productData = (facts: ProductFacts): Data<Product> => ({
  '@type': 'Product',
  ...factsData(facts),
  sku: facts.sku,
  offers: {
    '@type': 'Offer',
    url: absolute(facts.href),
    priceCurrency: 'USD',
    price: decimalPrice(facts.price),
    itemCondition: 'https://schema.org/NewCondition',
    availability: facts.isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    shippingDetails: shippingData(facts.freight),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'US',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnShippingFees',
    },
  },
});
