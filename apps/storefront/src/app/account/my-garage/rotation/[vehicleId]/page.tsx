import { listGarage } from '@simpletread/contract';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import {
  BookRotation,
  readRotations,
  readRotationTimes,
  readShopsNear,
  shopListQueryOf,
} from '../../../../../installers';
import { shopperClient } from '../../../../../shell/api';
import { GARAGE_PATH, textOf } from '../../../../../shell/paths';
import { readShopper } from '../../../../../shell/shopper';
import { requireCustomer } from '../../../../../sso';

export const metadata: Metadata = { title: 'Book a tire rotation', robots: { index: false } };

export default async function RotationPage({
  params,
  searchParams,
}: PageProps<'/account/my-garage/rotation/[vehicleId]'>) {
  const { vehicleId } = await params;
  const asked = await searchParams;
  const { phone } = await requireCustomer(`/account/my-garage/rotation/${encodeURIComponent(vehicleId)}`);
  const [{ vehicles }, rotations, { place }] = await Promise.all([
    (await shopperClient()).call(listGarage, {}),
    readRotations(),
    readShopper(),
  ]);
  const owned = vehicles.find((vehicle) => vehicle.vehicleId === vehicleId);
  const booked = rotations.find((rotation) => rotation.vehicleId === vehicleId && !rotation.hasBegun) ?? null;
  if (owned === undefined) {
    if (booked !== null) redirect(GARAGE_PATH);
    notFound();
  }
  const shopCode = booked?.shop.code ?? textOf(asked, 'shop', 20);
  const typed = textOf(asked, 'zip', 10).trim();
  const zipText = typed === '' ? (place?.zip ?? '') : typed;
  const times = shopCode === '' ? null : await readRotationTimes(shopCode, vehicleId);
  const near =
    times !== null || zipText === ''
      ? null
      : await readShopsNear(zipText, { ...shopListQueryOf({}), sort: 'distance' });
  return (
    <BookRotation
      vehicle={owned}
      booked={booked}
      times={times}
      zipText={zipText}
      near={near}
      phone={phone ?? ''}
      formKey={crypto.randomUUID()}
    />
  );
}
