import type { Metadata } from 'next';
import { readVehicleOptions } from '../../api/vehicles';
import { HubPage } from '../../features/vehicles/HubPage';
import { NameColumns } from '../../features/vehicles/NameColumns';
import { VehiclePicker } from '../../features/vehicles/VehiclePicker';
import { makeHref } from '../../routes';
import { textOf } from '../../url/search-params';

export const metadata: Metadata = {
  title: 'Tires by vehicle',
  description: 'Pick make, model and year: we know the tire sizes that fit.',
  alternates: { canonical: '/vehicles' },
};

export default async function VehiclesPage({ searchParams }: PageProps<'/vehicles'>) {
  const params = await searchParams;
  const { makes } = await readVehicleOptions();
  return (
    <HubPage
      crumbs={[{ label: 'Vehicles', href: '/vehicles' }]}
      title="Tires by vehicle"
      lead="Pick the make, then the model and the year. We know the sizes the maker fitted, staggered sets included."
    >
      <VehiclePicker
        make={textOf(params, 'make')}
        model={textOf(params, 'model')}
        year={textOf(params, 'year')}
      />
      <h2 className="t-h3" style={{ marginBlock: '40px 12px' }}>
        All makes
      </h2>
      <NameColumns names={makes.map(({ slug, name }) => ({ label: name, href: makeHref(slug) }))} />
    </HubPage>
  );
}
