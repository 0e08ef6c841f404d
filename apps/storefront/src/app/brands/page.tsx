import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  brandGroups,
  BrandList,
  HubPage,
  pagedTitle,
  pageOfParams,
  readBrandPage,
  readBrands,
  SearchBoard,
} from '../../catalogue';
import { pagedHref } from '../../shell/paths';

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
