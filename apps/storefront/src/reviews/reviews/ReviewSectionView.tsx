import type { HubShare } from '@simpletread/contract';
import { Pagination } from '@simpletread/ui';
import { notFound } from 'next/navigation';
import { type HubKey, hubReviewsHref, pagedHref, type RawParams } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import {
  brandsStyles as brands,
  pageOfParams,
  readEverything,
  readTopRated,
  ShareList,
} from '../../catalogue';
import { HubReviews } from './HubReviews';
import { readHubReviews } from './read-hub-reviews';
import { readReviewList } from './review-list-query';
import { reviewedOf } from './ReviewSections';
import { reviewSectionHref, type ReviewSection } from './review-sections';
import { TopRated } from './TopRated';

interface ReviewSectionViewProps {
  readonly section: ReviewSection;
  readonly params: RawParams;
}

const PER_PAGE = 36;

const Latest = async ({ params }: { params: RawParams }) => {
  const request = readReviewList(params);
  const reviews = await readHubReviews(undefined, undefined, undefined, request.sort, request.page);
  return <HubReviews reviews={reviews} request={request} path={reviewSectionHref('latest')} />;
};

const RatedBest = async ({ params }: { params: RawParams }) => {
  const { lines, total, page, perPage } = await readTopRated(pageOfParams(params), PER_PAGE);
  if (lines.length === 0) notFound();
  return (
    <>
      <TopRated lines={lines} title={page === 1 ? 'Best first' : `Page ${page}`} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / perPage)}
        hrefOf={(next) => pagedHref(reviewSectionHref('top-rated'), next)}
        label="Pages of lines"
        linkAs={PageLink}
        className={brands.pages ?? ''}
      />
    </>
  );
};

const KEYS: Readonly<Record<'brands' | 'categories' | 'types', (slug: string) => HubKey>> = {
  brands: (brand) => ({ brand }),
  categories: (category) => ({ category }),
  types: (type) => ({ type }),
};

const byReviews = (a: HubShare, b: HubShare): number => b.reviewCount - a.reviewCount;

const Shares = async ({ section }: { section: keyof typeof KEYS }) => {
  const everything = await readEverything();
  const shares = reviewedOf(everything[section]).sort(byReviews);
  return shares.length === 0 ? (
    notFound()
  ) : (
    <ShareList shares={shares} hrefOf={({ slug }) => hubReviewsHref(KEYS[section](slug))} />
  );
};

/** One list of the reviews of all tires. */
export const ReviewSectionView = ({ section, params }: ReviewSectionViewProps) => {
  if (section === 'latest') return <Latest params={params} />;
  if (section === 'top-rated') return <RatedBest params={params} />;
  return <Shares section={section} />;
};
