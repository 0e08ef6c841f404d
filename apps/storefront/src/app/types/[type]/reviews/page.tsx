import type { Metadata } from 'next';
import { keepAddress } from '../../../../features/hubs/keep-address';
import { HubReviewsPage, hubReviewsMetadata } from '../../../../features/reviews/hub-reviews-page';
import { readHubReviews } from '../../../../features/reviews/read-hub-reviews';
import { readReviewList } from '../../../../features/reviews/review-list-wish';
import { hubReviewsHref, slugOfSegment } from '../../../../hub-paths';

type Props = PageProps<'/types/[type]/reviews'>;

const read = async ({ params, searchParams }: Props) => {
  const segment = (await params).type;
  const wish = readReviewList(await searchParams);
  const reviews = await readHubReviews(undefined, undefined, segment, wish.sort, wish.page);
  const hubKey = { type: slugOfSegment(segment) };
  keepAddress(hubReviewsHref(hubKey), ['types', segment, 'reviews']);
  return { reviews, hubKey, wish };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reviews, hubKey } = await read(props);
  return hubReviewsMetadata(reviews, hubKey);
};

export default async function TypeReviewsPage(props: Props) {
  return <HubReviewsPage {...await read(props)} />;
}
