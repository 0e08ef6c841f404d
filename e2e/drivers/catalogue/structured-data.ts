/** The properties a type may have by schema.org, and those Google's rich results documentation requires and recommends. */
interface TypeRule {
  readonly required: readonly string[];
  readonly recommended?: readonly string[];
  readonly optional?: readonly string[];
}

/**
 * https://schema.org/docs/full.html and https://developers.google.com/search/docs/appearance/structured-data, as far as our pages use them.
 */
const TYPES: Readonly<Record<string, TypeRule>> = {
  Organization: {
    required: ['name', 'url'],
    optional: ['logo', 'description', 'contactPoint', 'sameAs'],
  },
  ContactPoint: {
    required: ['contactType', 'telephone'],
    optional: ['areaServed', 'availableLanguage'],
  },
  WebSite: { required: ['name', 'url'], optional: ['publisher'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'], optional: ['name', 'numberOfItems'] },
  ListItem: { required: ['position'], optional: ['name', 'item', 'url'] },
  Product: {
    required: ['name', 'offers'],
    recommended: ['image', 'description', 'brand'],
    optional: ['url', 'sku', 'aggregateRating', 'review', 'mpn', 'gtin'],
  },
  Brand: { required: ['name'], optional: ['url', 'description'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'url', 'itemCondition', 'shippingDetails', 'hasMerchantReturnPolicy'],
  },
  AggregateOffer: { required: ['lowPrice', 'priceCurrency'], recommended: ['highPrice', 'offerCount'] },
  OfferShippingDetails: {
    required: ['shippingDestination', 'shippingRate'],
    recommended: ['deliveryTime'],
  },
  MonetaryAmount: { required: ['value', 'currency'] },
  DefinedRegion: { required: ['addressCountry'], optional: ['addressRegion'] },
  ShippingDeliveryTime: { required: [], recommended: ['handlingTime', 'transitTime'] },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitCode'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnDays', 'returnMethod', 'returnFees'],
  },
  AggregateRating: {
    required: ['ratingValue', 'reviewCount'],
    optional: ['bestRating', 'worstRating'],
  },
  Review: {
    required: ['author', 'reviewRating'],
    recommended: ['datePublished'],
    optional: ['name', 'reviewBody', 'itemReviewed'],
  },
  Rating: { required: ['ratingValue'], optional: ['bestRating', 'worstRating'] },
  Person: { required: ['name'] },
  Article: {
    required: ['headline'],
    recommended: ['image', 'datePublished', 'dateModified', 'author'],
    optional: ['description', 'publisher', 'mainEntityOfPage'],
  },
  NewsArticle: {
    required: ['headline'],
    recommended: ['image', 'datePublished', 'dateModified', 'author'],
    optional: ['description', 'publisher', 'mainEntityOfPage'],
  },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  DefinedTermSet: { required: ['name', 'hasDefinedTerm'], optional: ['url'] },
  DefinedTerm: { required: ['name', 'description'], optional: ['url'] },
};

/** The format of a value, by its property. */
const VALUES: Readonly<Record<string, RegExp>> = {
  url: /^https?:\/\/[^\s]+$/,
  item: /^https?:\/\/[^\s]+$/,
  logo: /^https?:\/\/[^\s]+$/,
  price: /^\d+\.\d\d$/,
  lowPrice: /^\d+\.\d\d$/,
  highPrice: /^\d+\.\d\d$/,
  priceCurrency: /^[A-Z]{3}$/,
  availability: /^https:\/\/schema\.org\/(InStock|OutOfStock)$/,
  itemCondition: /^https:\/\/schema\.org\/NewCondition$/,
  datePublished: /^\d{4}-\d\d-\d\d/,
  dateModified: /^\d{4}-\d\d-\d\d/,
  ratingValue: /^[1-5](\.\d)?$/,
  reviewCount: /^[1-9]\d*$/,
  telephone: /^\+\d{11}$/,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueProblems = (name: string, value: unknown, at: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => valueProblems(name, one, `${at}[${index}]`));
  if (isObject(value)) return thingProblems(value, at);
  const pattern = VALUES[name];
  if (value === '' || value === null) return [`${at} is empty`];
  return pattern === undefined || pattern.test(String(value)) ? [] : [`${at} is ${String(value)}`];
};

const thingProblems = (thing: Readonly<Record<string, unknown>>, at: string): string[] => {
  const names = Object.keys(thing).filter((name) => !name.startsWith('@'));
  if (thing['@type'] === undefined && typeof thing['@id'] === 'string' && names.length === 0) return [];
  const type = String(thing['@type']);
  const rule = TYPES[type];
  if (rule === undefined) return [`${at} is of the unknown type ${type}`];
  const { required, recommended = [], optional = [] } = rule;
  const known = [...required, ...recommended, ...optional];
  return [
    ...[...required, ...recommended]
      .filter((name) => thing[name] === undefined)
      .map((name) => `${at}: ${type} lacks ${name}`),
    ...names.filter((name) => !known.includes(name)).map((name) => `${at}: ${type} knows no ${name}`),
    ...names.flatMap((name) => valueProblems(name, thing[name], `${at}.${name}`)),
  ];
};

const positionProblems = (thing: Readonly<Record<string, unknown>>, at: string): string[] => {
  const list = thing['itemListElement'];
  if (!Array.isArray(list)) return [];
  const positions = list.map((item) => (isObject(item) ? item['position'] : null));
  return positions.every((position, index) => position === index + 1)
    ? []
    : [`${at}: positions are not 1, 2, 3`];
};

/** Returns the problems of a piece of structured data; empty if search engines can use it. */
export const structuredDataProblems = (data: unknown): readonly string[] => {
  if (!isObject(data)) return ['no object'];
  const type = String(data['@type']);
  const context = data['@context'] === 'https://schema.org' ? [] : [`${type}: no context`];
  return [...context, ...thingProblems(data, type), ...positionProblems(data, type)];
};

/** Returns all structured data in a page's HTML. */
export const structuredDataOf = (html: string): readonly Readonly<Record<string, unknown>>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>,
  );
