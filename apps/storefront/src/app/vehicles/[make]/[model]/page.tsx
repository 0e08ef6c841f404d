import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { orNotFound } from '../../../../shell/api';
import { HubPage, NameColumns, readVehicleOptions } from '../../../../catalogue';
import { makeHref, makeSlugOf, vehicleHref } from '../../../../shell/paths';

type Props = PageProps<'/vehicles/[make]/[model]'>;

const readModel = async (params: Props['params']) => {
  const segments = await params;
  const makeSlug = makeSlugOf(segments.make);
  const options = await orNotFound(
    readVehicleOptions(makeSlug, segments.model.toLowerCase()),
    'vehicle.unknown',
  );
  const make = options.makes.find(({ slug }) => slug === makeSlug) ?? notFound();
  const model = options.model ?? notFound();
  const isExact = makeSlug === segments.make && model.slug === segments.model;
  return { make, model, years: options.years, isExact, href: `/vehicles/${makeSlug}/${model.slug}` };
};

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { make, model, href } = await readModel(params);
  return {
    title: `${make.name} ${model.name} tires`,
    description: `Tires for the ${make.name} ${model.name}, by year.`,
    alternates: { canonical: href },
  };
};

export default async function ModelPage({ params }: Props) {
  const { make, model, years, isExact, href } = await readModel(params);
  if (!isExact) permanentRedirect(href);
  return (
    <HubPage
      crumbs={[
        { label: 'Vehicles', href: '/vehicles' },
        { label: make.name, href: makeHref(make.slug) },
        { label: model.name, href },
      ]}
      title={`${make.name} ${model.name} tires`}
      lead="Sizes have changed over the years. Pick yours."
    >
      <NameColumns
        names={years.map((year) => ({
          label: `${year} ${model.name}`,
          href: vehicleHref(make.slug, model.slug, year),
        }))}
      />
    </HubPage>
  );
}
