import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { orNotFound } from '../../../shell/api';
import { HubPage, NamePages, pagedTitle, pageOfParams, readVehicleOptions } from '../../../catalogue';
import { makeHref, makeSlugOf, pagedHref } from '../../../shell/paths';

type Props = PageProps<'/vehicles/[make]'>;

const readMake = async (segment: string) => {
  const slug = makeSlugOf(segment);
  const [{ makes }, { models }] = await Promise.all([
    readVehicleOptions(),
    orNotFound(readVehicleOptions(slug), 'vehicle.unknown'),
  ]);
  return { make: makes.find((known) => known.slug === slug) ?? notFound(), models };
};

export const generateMetadata = async ({ params, searchParams }: Props): Promise<Metadata> => {
  const { make, models } = await readMake((await params).make);
  const page = pageOfParams(await searchParams);
  return {
    title: pagedTitle(`${make.name} tires`, page),
    description: `Tires for ${models.length} ${make.name} models: pick yours, then the year, to see the sizes that fit.`,
    alternates: { canonical: pagedHref(makeHref(make.slug), page) },
  };
};

export default async function MakePage({ params, searchParams }: Props) {
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
      lead={`${models.length} ${models.length === 1 ? 'model' : 'models'}. Pick yours, then the year.`}
    >
      <NamePages
        names={models.map(({ slug, name }) => ({ label: name, href: `/vehicles/${make.slug}/${slug}` }))}
        path={makeHref(make.slug)}
        page={pageOfParams(await searchParams)}
        label={`Pages of ${make.name} models`}
      />
    </HubPage>
  );
}
