import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { orNotFound } from '../../../api/contract-problem';
import { readVehicleOptions } from '../../../api/vehicles';
import { HubPage } from '../../../features/vehicles/HubPage';
import { NameColumns } from '../../../features/vehicles/NameColumns';
import { makeHref, makeSlugOf } from '../../../routes';

type Props = PageProps<'/vehicles/[make]'>;

const readMake = async (segment: string) => {
  const slug = makeSlugOf(segment);
  const [{ makes }, { models }] = await Promise.all([
    readVehicleOptions(),
    orNotFound(readVehicleOptions(slug), 'vehicle.unknown'),
  ]);
  return { make: makes.find((known) => known.slug === slug) ?? notFound(), models };
};

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { make } = await readMake((await params).make);
  return {
    title: `${make.name} tires`,
    description: `Tires for every ${make.name}: pick the model, then the year.`,
    alternates: { canonical: makeHref(make.slug) },
  };
};

export default async function MakePage({ params }: Props) {
  const { make: segment } = await params;
  const { make, models } = await readMake(segment);
  if (makeHref(make.slug) !== `/vehicles/${segment}`) permanentRedirect(makeHref(make.slug));
  return (
    <HubPage
      crumbs={[
        { label: 'Vehicles', href: '/vehicles' },
        { label: make.name, href: makeHref(make.slug) },
      ]}
      title={`${make.name} tires`}
      lead={`${models.length} models. Pick yours, then the year.`}
    >
      <NameColumns
        names={models.map(({ slug, name }) => ({ label: name, href: `/vehicles/${make.slug}/${slug}` }))}
      />
    </HubPage>
  );
}
