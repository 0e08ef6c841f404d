import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  countWords,
  HubPage,
  isFiltered,
  keepAddress,
  pagedTitle,
  readProduct,
  USUAL_REVIEWS,
} from '../../../../../catalogue';
import { orNotFound } from '../../../../../shell/api';
import { readLineReviewList, readReviewsPage, reviewListHref, Reviews } from '../../../../../reviews';
import { readShopper, vehicleText } from '../../../../../shell/shopper';
import {
  hubHref,
  hubReviewsHref,
  lineHref,
  lineReviewsHref,
  slugOfSegment,
  writeReviewHref,
} from '../../../../../shell/paths';

type Props = PageProps<'/brands/[brand]/[productLine]/reviews'>;

const read = async ({ params, searchParams }: Props) => {
  const segments = await params;
  const brand = slugOfSegment(segments.brand);
  const line = segments.productLine.toLowerCase();
  const request = readLineReviewList(await searchParams);
  const [product, reviews, { vehicle }] = await Promise.all([
    orNotFound(readProduct(brand, line, {}), 'tire.unknown'),
    orNotFound(readReviewsPage(brand, line, request), 'tire.unknown'),
    readShopper(),
  ]);
  const path = lineReviewsHref(brand, line);
  keepAddress(path, ['brands', segments.brand, segments.productLine, 'reviews']);
  return reviews.items.length === 0 && request.page > 1
    ? notFound()
    : { product, reviews, request, path, vehicle };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { product, reviews, request, path } = await read(props);
  const name = `${product.brandName} ${product.lineName}`;
  return {
    title: pagedTitle(`${name} reviews`, reviews.page),
    description:
      reviews.listed === 0
        ? `There are no reviews of the ${name} yet.`
        : `${countWords(reviews.total, 'review')} of the ${name} by buyers: dry, wet, winter, comfort, noise and wear.`,
    alternates: {
      canonical: reviewListHref(path, {
        ...USUAL_REVIEWS,
        page: isFiltered(request.filter) ? 1 : reviews.page,
      }),
    },
    ...(reviews.listed === 0 ? { robots: { index: false } } : {}),
  };
};

export default async function LineReviewsPage(props: Props) {
  const { product, reviews, request, path, vehicle } = await read(props);
  const { brandSlug, brandName, lineSlug, lineName } = product;
  return (
    <HubPage
      crumbs={[
        { label: 'Brands', href: '/brands' },
        { label: `${brandName} tires`, href: hubHref({ brand: brandSlug }) },
        { label: `${brandName} ${lineName}`, href: lineHref(brandSlug, lineSlug) },
        { label: 'Reviews', href: path },
      ]}
      title={pagedTitle(`${brandName} ${lineName} reviews`, reviews.page)}
      lead={
        <>
          What buyers say about this {product.categoryName.toLowerCase()} tire.{' '}
          <a href={lineHref(brandSlug, lineSlug)}>See its sizes and prices</a> or{' '}
          <a href={hubReviewsHref({ brand: brandSlug })}>all {brandName} reviews</a>.
        </>
      }
    >
      <Reviews
        reviews={reviews}
        request={request}
        hrefOf={(other) => reviewListHref(path, other)}
        vehicle={vehicle === null ? null : vehicleText(vehicle)}
        writeHref={writeReviewHref(brandSlug, lineSlug)}
      />
    </HubPage>
  );
}
