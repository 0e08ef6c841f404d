import { listGarage } from '@simpletread/contract';
import type { Metadata } from 'next';
import { shopperClient } from '../../../shell/api';
import { AddVehicle } from '../../../catalogue';
import { readRotations, RotationList } from '../../../installers';
import { Garage, requireCustomer } from '../../../sso';
import { textOf } from '../../../shell/paths';

export const metadata: Metadata = { title: 'My Garage', robots: { index: false } };

export default async function MyGaragePage({ searchParams }: PageProps<'/account/my-garage'>) {
  await requireCustomer('/account/my-garage');
  const params = await searchParams;
  const [{ vehicles }, rotations] = await Promise.all([
    (await shopperClient()).call(listGarage, {}),
    readRotations(),
  ]);
  return (
    <Garage
      vehicles={vehicles}
      today={new Date().toISOString().slice(0, 10)}
      rotations={rotations.map(({ vehicleId, appointment: { date }, hasBegun }) => ({
        vehicleId,
        date,
        hasBegun,
      }))}
      booked={<RotationList rotations={rotations} ownedIds={vehicles.map(({ vehicleId }) => vehicleId)} />}
    >
      <AddVehicle
        make={textOf(params, 'make')}
        model={textOf(params, 'model')}
        year={textOf(params, 'year')}
        owned={vehicles}
      />
    </Garage>
  );
}
