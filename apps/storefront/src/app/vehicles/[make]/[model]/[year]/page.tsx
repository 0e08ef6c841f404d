import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { readVehicle } from '../../../../../shell/shopper';
import { orNotFound } from '../../../../../shell/api';
import { VehicleResults } from '../../../../../catalogue';
import { isPlainSegment, vehicleHref } from '../../../../../shell/paths';

type Props = PageProps<'/vehicles/[make]/[model]/[year]'>;

const readNamed = ({ make, model, year }: Awaited<Props['params']>) => {
  if (!isPlainSegment(make) || !isPlainSegment(model)) notFound();
  return orNotFound(readVehicle(make.toLowerCase(), model.toLowerCase(), yearOf(year)), 'vehicle.unknown');
};

const yearOf = (text: string): number => (/^\d{4}$/.test(text) ? Number(text) : notFound());

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const vehicle = await readNamed(await params);
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  return {
    title: `${name} tires`,
    description: `Tires that fit the ${name}, by trim and size, with totals for four installed.`,
    alternates: { canonical: vehicleHref(vehicle.makeSlug, vehicle.modelSlug, vehicle.year) },
  };
};

export default async function VehiclePage({ params, searchParams }: Props) {
  const asked = await params;
  const { makeSlug: make, modelSlug: model, year } = await readNamed(asked);
  if (make !== asked.make || model !== asked.model) permanentRedirect(vehicleHref(make, model, year));
  return <VehicleResults make={make} model={model} year={year} params={await searchParams} />;
}
