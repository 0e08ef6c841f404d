import type { OfferedAppointments, QuoteDeliveryInput } from '@simpletread/contract';
import { appointmentKey, formatMoney, readAppointmentKey } from '@simpletread/domain';
import { AppointmentPicker, EmptyState, Skeleton } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import { DialogFault } from '../../../shell/dialog/index.js';
import { RadioControl } from '../../../shell/form/index.js';
import { useQuoteCalls } from '../quote-calls.js';
import styles from '../Quotes.module.css';

interface ShopChoiceProps {
  readonly zip: string;
  readonly delivery: QuoteDeliveryInput;
  /** Of the chosen shop; null until they are known. */
  readonly times: OfferedAppointments | null;
  readonly onChange: (delivery: QuoteDeliveryInput) => void;
}

const pickedOf = ({ appointment }: QuoteDeliveryInput) =>
  appointment === null
    ? { stay: null, date: null, key: null }
    : {
        stay: appointment.isDropOff ? ('leave' as const) : ('wait' as const),
        date: appointment.date,
        key: appointmentKey(appointment),
      };

/** A shop near the customer, and one of its free times; without one, the customer picks the time. */
export const ShopChoice = ({ zip, delivery, times, onChange }: ShopChoiceProps) => {
  const data = useQuoteCalls();
  const found = useQuery({
    queryKey: ['quote-shops', zip],
    queryFn: () => data.shopsNear(zip),
    retry: false,
  });
  if (found.error !== null) return <DialogFault>{found.error.message}</DialogFault>;
  if (found.data === undefined) return <Skeleton height={120} />;
  const { shops } = found.data;
  if (shops.length === 0)
    return (
      <EmptyState title={`No shop within 25 miles of ${zip}`} layout="row">
        Have the tires shipped, or let the customer choose.
      </EmptyState>
    );
  const { shopCode } = delivery;
  const isListed = shops.some(({ code }) => code === shopCode);
  return (
    <>
      <RadioControl
        legend="Shop"
        value={shopCode ?? ''}
        options={[
          ...shops.map(({ code, company, distanceMiles, rating, installPriceInCents }) => {
            const miles = distanceMiles === null ? '' : `, ${distanceMiles.toFixed(1)} mi`;
            const stars = rating === null ? '' : `, ${rating.toFixed(1)} stars`;
            return [
              code,
              `${company}${miles}${stars}, ${formatMoney(installPriceInCents)} per tire`,
            ] as const;
          }),
          ...(shopCode === null || isListed ? [] : [[shopCode, times?.company ?? shopCode] as const]),
        ]}
        onChange={(code) => onChange({ ...delivery, shopCode: code, appointment: null })}
      />
      {times !== null && times.shopCode === shopCode && (
        <div role="group" aria-label={`Times at ${times.company}`}>
          <p className={styles.detail}>
            The shop’s local time. Without a time, the customer picks one. It is held once they pay.
          </p>
          {times.days.length === 0 && <p>No free time at this shop in the next 30 days.</p>}
          <AppointmentPicker
            key={times.shopCode}
            days={times.days}
            initial={pickedOf(delivery)}
            onPick={({ key }) =>
              onChange({ ...delivery, appointment: key === null ? null : readAppointmentKey(key) })
            }
          />
        </div>
      )}
    </>
  );
};
