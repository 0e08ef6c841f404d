import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import {
  countFilters,
  findSizeLanding,
  pagedTitle,
  readResultFilters,
  type SizePair,
  sizePairHref,
  sizePairText,
  SizeResults,
  sizesOfAddress,
  UnsoldSize,
} from '../../../catalogue';
import { pagedHref, type RawParams, textOf } from '../../../shell/paths';
import { pageMetadata } from '../../../shell/search-engines';

type Props = PageProps<'/tire-sizes/[size]'>;

const sizesOf = async ({ params, searchParams }: Props) =>
  sizesOfAddress((await params).size, textOf(await searchParams, 'rearSize', 40));

/** A pair is not found if one of its sizes is unknown. */
const isSold = async ({ front, rear }: SizePair, params: RawParams): Promise<boolean> =>
  rear !== null || (await findSizeLanding({ size: front.slug }, undefined, params)) !== null;

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const sizes = await sizesOf(props);
  const text = sizePairText(sizes);
  const params = await props.searchParams;
  if (!(await isSold(sizes, params))) return { title: `No tires in ${text}`, robots: { index: false } };
  const filters = readResultFilters(params);
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
  const params = await props.searchParams;
  return (await isSold(sizes, params)) ? (
    <SizeResults sizes={sizes} params={params} />
  ) : (
    <UnsoldSize size={sizes.front} />
  );
}
