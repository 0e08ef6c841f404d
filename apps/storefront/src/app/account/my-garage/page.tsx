import { listGarage } from '@simpletread/contract';
import type { Metadata } from 'next';
import { shopperClient } from '../../../shell/api';
import { AddVehicle } from '../../../catalogue';
import { Garage, requireCustomer } from '../../../sso';
import { textOf } from '../../../shell/paths';

export const metadata: Metadata = { title: 'My Garage', robots: { index: false } };

export default async function MyGaragePage({ searchParams }: PageProps<'/account/my-garage'>) {
  await requireCustomer('/account/my-garage');
  const params = await searchParams;
  const { vehicles } = await (await shopperClient()).call(listGarage, {});
  return (
    <Garage vehicles={vehicles} today={new Date().toISOString().slice(0, 10)}>
      <AddVehicle
        make={textOf(params, 'make')}
        model={textOf(params, 'model')}
        year={textOf(params, 'year')}
        owned={vehicles}
      />
    </Garage>
  );
}
