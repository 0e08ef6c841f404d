import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import {
  countFilters,
  pagedTitle,
  readResultFilters,
  sizePairHref,
  sizePairText,
  SizeResults,
  sizesOfAddress,
} from '../../../catalogue';
import { pagedHref, textOf } from '../../../shell/paths';
import { pageMetadata } from '../../../shell/search-engines';

type Props = PageProps<'/tire-sizes/[size]'>;

const sizesOf = async ({ params, searchParams }: Props) =>
  sizesOfAddress((await params).size, textOf(await searchParams, 'rearSize', 40));

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const sizes = await sizesOf(props);
  const text = sizePairText(sizes);
  const filters = readResultFilters(await props.searchParams);
  // Filters and sort orders show part of the same tires; each page of the full list is its own page.
  const page = countFilters(filters) === 0 && sizes.rear === null ? filters.page : 1;
  return pageMetadata({
    title: pagedTitle(`${text} tires, priced out the door`, page),
    description: `Every ${text} tire with its total for four, installed, fees and tax included.`,
    path: pagedHref(sizePairHref(sizes), page),
    picture: ['size', sizes.front.slug],
  });
};

export default async function SizePage(props: Props) {
  const sizes = await sizesOf(props);
  if (sizes.front.slug !== (await props.params).size) permanentRedirect(sizePairHref(sizes));
  return <SizeResults sizes={sizes} params={await props.searchParams} />;
}
