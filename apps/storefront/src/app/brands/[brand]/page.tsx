import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { readBrand } from '../../../api/catalogue';
import { orNotFound } from '../../../api/contract-problem';
import { BrandView } from '../../../features/brands/BrandView';
import { HubPage } from '../../../features/vehicles/HubPage';
import { brandHref, brandSlugOf } from '../../../routes';
import { wholeNumberOf } from '../../../url/search-params';

type Props = PageProps<'/brands/[brand]'>;

const MOST_PAGES = 1000;

const readPage = async ({ params, searchParams }: Props) => {
  const slug = brandSlugOf((await params).brand.toLowerCase()) ?? notFound();
  const page = wholeNumberOf(await searchParams, 'page', 1, MOST_PAGES) ?? 1;
  const reply = await orNotFound(readBrand(slug, page), 'brand.unknown');
  return reply.lines.length === 0 ? notFound() : reply;
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { brand } = await readPage(props);
  return {
    title: `${brand.name} tires`,
    description: `${brand.name} tires by type, with SimpleScores and owner ratings.`,
    alternates: { canonical: brandHref(brand.slug) },
  };
};

export default async function BrandPage(props: Props) {
  const reply = await readPage(props);
  const { slug, name, lineCount, tireCount } = reply.brand;
  if (brandHref(slug) !== `/brands/${(await props.params).brand}`) permanentRedirect(brandHref(slug));
  return (
    <HubPage
      crumbs={[
        { label: 'Brands', href: '/brands' },
        { label: name, href: brandHref(slug) },
      ]}
      title={`${name} tires`}
      lead={`${tireCount.toLocaleString('en-US')} tires of ${lineCount} ${lineCount === 1 ? 'line' : 'lines'}, by type and best score first. Open one for all its sizes.`}
    >
      <BrandView reply={reply} />
    </HubPage>
  );
}
