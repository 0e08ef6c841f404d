import type { Metadata } from 'next';
import { keepAddress } from '../../../../catalogue';
import { hubReviewsMetadata, HubReviewsPage, readHubReviews, readReviewList } from '../../../../reviews';
import { hubReviewsHref, slugOfSegment } from '../../../../shell/paths';

type Props = PageProps<'/types/[type]/reviews'>;

const read = async ({ params, searchParams }: Props) => {
  const segment = (await params).type;
  const request = readReviewList(await searchParams);
  const reviews = await readHubReviews(undefined, undefined, segment, request.sort, request.page);
  const hubKey = { type: slugOfSegment(segment) };
  keepAddress(hubReviewsHref(hubKey), ['types', segment, 'reviews']);
  return { reviews, hubKey, request };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { reviews, hubKey } = await read(props);
  return hubReviewsMetadata(reviews, hubKey);
};

export default async function TypeReviewsPage(props: Props) {
  return <HubReviewsPage {...await read(props)} />;
}
