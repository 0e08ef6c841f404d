import type { Metadata } from 'next';
import { DealView, judgedVehicle, readDeal } from '../../../catalogue';
import { dealHref, wholeNumberOf } from '../../../shell/paths';

type Props = PageProps<'/tire-deals/[slug]'>;

const MOST_PAGES = 1000;

const addressOf = async ({ params, searchParams }: Props) => ({
  slug: (await params).slug,
  page: wholeNumberOf(await searchParams, 'page', 1, MOST_PAGES) ?? 1,
  vehicle: await judgedVehicle(await searchParams),
});

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { slug, page, vehicle } = await addressOf(props);
  const { name, benefit } = await readDeal(slug, page, vehicle);
  return {
    title: name,
    description: `${benefit}. Included in the total, with installation, fees and tax.`,
    alternates: { canonical: dealHref(slug) },
  };
};

export default async function DealPage(props: Props) {
  const { slug, page, vehicle } = await addressOf(props);
  return <DealView deal={await readDeal(slug, page, vehicle)} page={page} />;
}
