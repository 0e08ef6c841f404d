import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { readLines } from '../../../features/brands/brand-lines';
import { BrandView } from '../../../features/brands/BrandView';
import { HubPage } from '../../../features/vehicles/HubPage';
import { brandHref, brandSlugOf } from '../../../routes';

type Props = PageProps<'/brands/[brand]'>;

const readBrand = cache(async (segment: string) => {
  const slug = brandSlugOf(segment.toLowerCase()) ?? notFound();
  const lines = await readLines(slug);
  return { slug, lines, name: lines[0]?.brandName ?? notFound() };
});

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { slug, name } = await readBrand((await params).brand);
  return {
    title: `${name} tires`,
    description: `${name} tires by type, with SimpleScores and owner ratings.`,
    alternates: { canonical: brandHref(slug) },
  };
};

export default async function BrandPage({ params }: Props) {
  const { brand } = await params;
  const { slug, name, lines } = await readBrand(brand);
  if (brandHref(slug) !== `/brands/${brand}`) permanentRedirect(brandHref(slug));
  return (
    <HubPage
      crumbs={[
        { label: 'Brands', href: '/brands' },
        { label: name, href: brandHref(slug) },
      ]}
      title={`${name} tires`}
      lead={`${lines.length} lines in the sizes most people drive, best score first. Open one for all its sizes.`}
    >
      <BrandView lines={lines} />
    </HubPage>
  );
}
