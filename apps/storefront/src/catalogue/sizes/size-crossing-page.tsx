import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hubHref, pagedHref, type RawParams, slugOfSegment } from '../../shell/paths';
import { pageMetadata } from '../../shell/search-engines';
import { keepAddress, pagedTitle } from '../hubs';
import { readSizeLanding, type SizeLanding } from './read-size-landing';
import { landingNames, type SizeKey } from './size-landing';
import { sizeOfSlug } from '../tires';
import { SizeResults } from './SizeResults';
import { sizeWords } from './size-words';

interface Segments {
  readonly size: string;
  readonly brand?: string;
  readonly category?: string;
  readonly subtype?: string;
}

interface CrossingProps {
  readonly params: Promise<Segments>;
  readonly searchParams: Promise<RawParams>;
}

const keyOf = ({ brand, category, subtype }: Segments, size: string): SizeKey => ({
  size,
  ...(brand === undefined ? {} : { brand: slugOfSegment(brand) }),
  ...(category === undefined ? {} : { category: slugOfSegment(category) }),
  ...(subtype === undefined ? {} : { type: slugOfSegment(subtype) }),
});

const segmentsOf = ({ size, brand, category, subtype }: Segments): string[] => [
  'tire-sizes',
  size,
  ...(brand === undefined ? [] : ['brands', brand]),
  ...(category === undefined ? [] : ['categories', category]),
  ...(subtype === undefined ? [] : ['types', subtype]),
];

const namesOf = ({ reply, key }: SizeLanding): string => (landingNames(reply, key) ?? []).join(' ');

/** A size's combination with a brand, category or type; not found if it is empty, or past the last page. */
const read = async ({ params, searchParams }: CrossingProps) => {
  const segments = await params;
  const size = sizeOfSlug(segments.size);
  const key = keyOf(segments, size.slug);
  const query = await searchParams;
  const landing = await readSizeLanding(key, undefined, query);
  const isThere =
    landing.isNarrowed || (landingNames(landing.reply, key) !== null && landing.reply.items.length > 0);
  if (!isThere) notFound();
  keepAddress(hubHref(key), segmentsOf(segments));
  return { size, landing, query };
};

export const sizeCrossingMetadata = async (props: CrossingProps): Promise<Metadata> => {
  const { size, landing } = await read(props);
  const { page } = landing.filters;
  const title = `${namesOf(landing)} tires in ${size.code}`;
  return pageMetadata({
    title: pagedTitle(title, page),
    description: `${title}: ${sizeWords(landing.reply, landing.key.brand !== undefined)}`,
    path: pagedHref(hubHref(landing.key), page),
    picture: ['size', size.slug],
  });
};

export const SizeCrossingPage = async (props: CrossingProps) => {
  const { size, landing, query } = await read(props);
  return <SizeResults sizes={{ front: size, rear: null }} params={query} landing={landing} />;
};
