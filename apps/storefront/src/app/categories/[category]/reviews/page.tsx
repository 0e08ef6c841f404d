import type { Metadata } from 'next';
import { keepAddress } from '../../../../catalogue';
import { hubReviewsMetadata, HubReviewsPage, readHubReviews, readReviewList } from '../../../../reviews';
import { hubReviewsHref, slugOfSegment } from '../../../../shell/paths';

type Props = PageProps<'/categories/[category]/reviews'>;

const read = async ({ params, searchParams }: Props) => {
  const segment = (await params).category;
  const request = readReviewList(await searchParams);
  const reviews = await readHubReviews(undefined, segment, undefined, request.sort, request.page);
  const hubKey = { category: slugOfSegment(segment) };
  keepAddress(hubReviewsHref(hubKey), ['categories', segment, 'reviews']);
  return { reviews, hubKey, request };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reviews, hubKey } = await read(props);
  return hubReviewsMetadata(reviews, hubKey);
};

export default async function CategoryReviewsPage(props: Props) {
  return <HubReviewsPage {...await read(props)} />;
}
