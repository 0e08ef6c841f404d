import type { Metadata } from 'next';
import { readHubReviews, ReviewItems, ReviewSections, ReviewSummary, TopRated } from '../../reviews';
import { HubPage, hubsStyles as hubs, readEverything, readTopRated, USUAL_REVIEWS } from '../../catalogue';
import { PageLink } from '../../shell/controls';

export const metadata: Metadata = {
  title: 'Tire reviews',
  description:
    'Buyers rate their tires in the dry, the wet and winter, for comfort, noise and wear, by brand, category and type.',
  alternates: { canonical: '/tire-reviews' },
};

const LINES_SHOWN = 6;
const REVIEWS_SHOWN = 5;

export default async function TireReviewsPage() {
  const [everything, best, latest] = await Promise.all([
    readEverything(),
    readTopRated(1, LINES_SHOWN),
    readHubReviews(undefined, undefined, undefined, USUAL_REVIEWS.sort, 1),
  ]);
  return (
    <HubPage
      crumbs={[{ label: 'Tire reviews', href: '/tire-reviews' }]}
      title="Tire reviews"
      lead={`${latest.total.toLocaleString('en-US')} reviews of ${latest.lineCount.toLocaleString('en-US')} lines, each by someone who drove on them.`}
    >
      <ReviewSections everything={everything} />
      <section className={hubs.section}>
        <h2 className="t-h3">All reviews combined</h2>
        <div className={hubs.sums}>
          <ReviewSummary reviews={latest} />
        </div>
      </section>
      <TopRated lines={best.lines} title="Top rated by buyers" />
      <p className={hubs.more}>
        <PageLink href="/tire-reviews/top-rated">All lines by rating</PageLink>
      </p>
      <section className={hubs.section}>
        <h2 className="t-h3">Latest reviews</h2>
        <ReviewItems items={latest.items.slice(0, REVIEWS_SHOWN)} />
        <p className={hubs.more}>
          <PageLink href="/tire-reviews/latest">All reviews</PageLink>
        </p>
      </section>
    </HubPage>
  );
}
