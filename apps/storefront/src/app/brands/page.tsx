import type { Metadata } from 'next';
import { readBrands } from '../../api/catalogue';
import { BrandList } from '../../features/brands/BrandList';
import { SearchBoard } from '../../features/search/SearchBoard';
import { HubPage } from '../../features/vehicles/HubPage';

export const metadata: Metadata = {
  title: 'Tire brands',
  description: 'Every brand we sell, with its lines and sizes.',
  alternates: { canonical: '/brands' },
};

export default async function BrandsPage() {
  const { total, items } = await readBrands();
  return (
    <HubPage
      crumbs={[{ label: 'Brands', href: '/brands' }]}
      title="Tire brands"
      lead={`${total} brands, each with its lines and sizes.`}
    >
      <SearchBoard initialKind="brand" />
      <BrandList brands={items} />
    </HubPage>
  );
}
