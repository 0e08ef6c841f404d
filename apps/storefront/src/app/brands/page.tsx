import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readBrandPage, readBrands } from '../../api/catalogue';
import { brandGroups } from '../../features/brands/brand-groups';
import { BrandList } from '../../features/brands/BrandList';
import { pagedTitle } from '../../features/hubs/hub-metadata';
import { pageOfParams } from '../../features/hubs/read-hub';
import { SearchBoard } from '../../features/search/SearchBoard';
import { HubPage } from '../../features/vehicles/HubPage';
import { pagedHref } from '../../hub-paths';

type Props = PageProps<'/brands'>;

const TITLE = 'Tire brands';

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> => {
  const page = pageOfParams(await searchParams);
  return {
    title: pagedTitle(TITLE, page),
    description: 'Every brand we sell, by letter, with its lines, sizes and prices.',
    alternates: { canonical: pagedHref('/brands', page) },
  };
};

export default async function BrandsPage({ searchParams }: Props) {
  const page = pageOfParams(await searchParams);
  const [list, { items }] = await Promise.all([readBrandPage(page), readBrands()]);
  if (list.items.length === 0) notFound();
  return (
    <HubPage
      crumbs={[{ label: 'Brands', href: '/brands' }]}
      title={pagedTitle(TITLE, page)}
      lead={`${list.total} brands, each with its lines, categories, types and sizes.`}
    >
      {page === 1 && <SearchBoard initialKind="brand" />}
      <BrandList list={list} premium={page === 1 ? brandGroups(items).premium : []} />
    </HubPage>
  );
}
