import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { readVehicle } from '../../../../../shell/shopper';
import { orNotFound } from '../../../../../shell/api';
import { VehicleResults } from '../../../../../catalogue';
import { isPlainSegment, vehicleHref } from '../../../../../shell/paths';

type Props = PageProps<'/vehicles/[make]/[model]/[year]'>;

const yearOf = (text: string): number => (/^\d{4}$/.test(text) ? Number(text) : notFound());

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { make, model, year } = await params;
  const vehicle = await orNotFound(
    readVehicle(make.toLowerCase(), model.toLowerCase(), yearOf(year)),
    'vehicle.unknown',
  );
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  return {
    title: `${name} tires`,
    description: `Tires that fit the ${name}, by trim and size, with totals for four installed.`,
    alternates: { canonical: vehicleHref(vehicle.makeSlug, vehicle.modelSlug, vehicle.year) },
  };
};

export default async function VehiclePage({ params, searchParams }: Props) {
  const { make, model, year } = await params;
  if (!isPlainSegment(make) || !isPlainSegment(model)) notFound();
  const lower = { make: make.toLowerCase(), model: model.toLowerCase() };
  if (lower.make !== make || lower.model !== model) {
    permanentRedirect(vehicleHref(lower.make, lower.model, yearOf(year)));
  }
  return <VehicleResults make={make} model={model} year={yearOf(year)} params={await searchParams} />;
}
