import type { Metadata } from 'next';
import {
  HubPage,
  NamePages,
  pagedTitle,
  pageOfParams,
  readVehicleOptions,
  VehiclePicker,
} from '../../catalogue';
import { makeHref, pagedHref, textOf } from '../../shell/paths';

type Props = PageProps<'/vehicles'>;

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> => {
  const page = pageOfParams(await searchParams);
  return {
    title: pagedTitle('Tires by vehicle', page),
    description: 'Pick make, model and year: we know the tire sizes that fit.',
    alternates: { canonical: pagedHref('/vehicles', page) },
  };
};

export default async function VehiclesPage({ searchParams }: Props) {
  const params = await searchParams;
  const { makes } = await readVehicleOptions();
  return (
    <HubPage
      crumbs={[{ label: 'Vehicles', href: '/vehicles' }]}
      title="Tires by vehicle"
      lead="Pick the make, then the model and the year. We know the factory sizes, staggered sets included."
    >
      <VehiclePicker
        make={textOf(params, 'make')}
        model={textOf(params, 'model')}
        year={textOf(params, 'year')}
      />
      <h2 className="t-h3" style={{ marginBlock: '40px 12px' }}>
        All makes
      </h2>
      <NamePages
        names={makes.map(({ slug, name }) => ({ label: name, href: makeHref(slug) }))}
        path="/vehicles"
        page={pageOfParams(params)}
        label="Pages of makes"
      />
    </HubPage>
  );
}
