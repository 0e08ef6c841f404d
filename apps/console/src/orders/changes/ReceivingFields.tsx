import type { PickupPoint } from '@simpletread/contract';
import { waysFrom, type WayToReceiveName } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { SelectInput, TextInput } from '../../shell/form/index.js';
import { AddressFields } from './AddressFields.js';
import { useChangeCalls } from './change-calls.js';
import type { ChangedOrder, ChangeForm } from './change-form.js';
import styles from './ChangeOrder.module.css';

const MINUTE_MS = 60_000;
const ZIP = /^\d{5}$/;

const WAYS: Readonly<Record<WayToReceiveName, string>> = {
  'ship-to-me': 'Ship to the buyer',
  'fedex-pickup': 'FedEx pickup',
};

const optionOf = ({ code, name, address1, city, distanceMiles }: PickupPoint) => {
  const away = distanceMiles === null ? '' : `, ${distanceMiles.toFixed(1)} mi`;
  return [code, `${name}, ${address1}, ${city}${away}`] as const;
};

/** FedEx locations near a ZIP, one to choose. */
const PointFields = ({ current }: { readonly current: string | null }) => {
  const data = useChangeCalls();
  const { pickupZip } = useWatch() as ChangeForm;
  const zip = pickupZip.trim();
  const { data: found, isError } = useQuery({
    queryKey: ['pickup-points', zip],
    queryFn: () => data.pickupPointsNear(zip),
    enabled: ZIP.test(zip),
    retry: false,
    staleTime: MINUTE_MS,
  });
  const points = (found?.pickupPoints ?? []).filter(({ code }) => code !== current);
  return (
    <div className={styles.fields}>
      <TextInput source="pickupZip" label="Locations near ZIP" autoComplete="off" maxLength={5} />
      <SelectInput
        source="pickupPointCode"
        label="FedEx location"
        options={[['', 'Choose a location'], ...points.map(optionOf)]}
      />
      {(isError || found !== undefined) && points.length === 0 && (
        <p role="status">No FedEx locations near {zip}. Try another ZIP.</p>
      )}
    </div>
  );
};

/** The new delivery of an order: an address or a FedEx location. */
export const ReceivingFields = ({ order }: { readonly order: ChangedOrder }) => {
  const { way } = useWatch() as ChangeForm;
  return (
    <>
      <SelectInput
        source="way"
        label="Delivery"
        options={waysFrom(order.fulfilment).map((each) => [each, WAYS[each]] as const)}
      />
      {way === 'fedex-pickup' ? <PointFields current={order.pickupPoint?.code ?? null} /> : <AddressFields />}
    </>
  );
};
