import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HubPage, keepAddress, pagedTitle, pageOfParams } from '../../../catalogue';
import { isReviewSection, REVIEW_SECTIONS, reviewSectionHref, ReviewSectionView } from '../../../reviews';
import { pagedHref } from '../../../shell/paths';

type Props = PageProps<'/tire-reviews/[section]'>;

const LEADS = {
  latest: 'Buyers review their tires, with the vehicle and how they drive.',
  'top-rated':
    'Ranked by average rating, weighted so that a few glowing reviews don’t outrank many good ones.',
  brands: 'Every brand with reviews, most reviews first.',
  categories: 'Buyers’ reviews by tire category.',
  types: 'Buyers’ reviews by vehicle type.',
} as const;

const sectionOf = async ({ params }: Props) => {
  const { section: segment } = await params;
  const section = segment.toLowerCase();
  if (!isReviewSection(section)) notFound();
  keepAddress(reviewSectionHref(section), ['tire-reviews', segment]);
  return section;
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const section = await sectionOf(props);
  const page = pageOfParams(await props.searchParams);
  return {
    title: pagedTitle(REVIEW_SECTIONS[section], page),
    description: LEADS[section],
    alternates: { canonical: pagedHref(reviewSectionHref(section), page) },
  };
};

export default async function ReviewSectionPage(props: Props) {
  const section = await sectionOf(props);
  return (
    <HubPage
      crumbs={[
        { label: 'Tire reviews', href: '/tire-reviews' },
        { label: REVIEW_SECTIONS[section], href: reviewSectionHref(section) },
      ]}
      title={pagedTitle(REVIEW_SECTIONS[section], pageOfParams(await props.searchParams))}
      lead={LEADS[section]}
    >
      <ReviewSectionView section={section} params={await props.searchParams} />
    </HubPage>
  );
}
