import type { Metadata } from 'next';
import { readBrands } from '../../features/brands/brand-lines';
import { HubPage } from '../../features/vehicles/HubPage';
import { NameColumns } from '../../features/vehicles/NameColumns';
import { SearchBoard } from '../../features/search/SearchBoard';
import { brandHref } from '../../routes';

export const metadata: Metadata = {
  title: 'Tire brands',
  description: 'Every brand we sell, with its lines and sizes.',
  alternates: { canonical: '/brands' },
};

export default async function BrandsPage() {
  const brands = await readBrands();
  return (
    <HubPage
      crumbs={[{ label: 'Brands', href: '/brands' }]}
      title="Tire brands"
      lead={`${brands.length} brands in the sizes most people drive, and more by search.`}
    >
      <SearchBoard initialKind="brand" />
      <h2 className="t-h3" style={{ marginBlock: '40px 12px' }}>
        By name
      </h2>
      <NameColumns names={brands.map(({ slug, name }) => ({ label: name, href: brandHref(slug) }))} />
    </HubPage>
  );
}
