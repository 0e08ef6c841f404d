import type { Metadata } from 'next';
import { keepAddress } from '../../../../catalogue';
import { hubReviewsMetadata, HubReviewsPage, readHubReviews, readReviewList } from '../../../../reviews';
import { hubReviewsHref, slugOfSegment } from '../../../../shell/paths';

type Props = PageProps<'/brands/[brand]/reviews'>;

const read = async ({ params, searchParams }: Props) => {
  const segment = (await params).brand;
  const request = readReviewList(await searchParams);
  const reviews = await readHubReviews(segment, undefined, undefined, request.sort, request.page);
  const hubKey = { brand: slugOfSegment(segment) };
  keepAddress(hubReviewsHref(hubKey), ['brands', segment, 'reviews']);
  return { reviews, hubKey, request };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reviews, hubKey } = await read(props);
  return hubReviewsMetadata(reviews, hubKey);
};

export default async function BrandReviewsPage(props: Props) {
  return <HubReviewsPage {...await read(props)} />;
}
