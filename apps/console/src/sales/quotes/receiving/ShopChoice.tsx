import type { OfferedAppointments, QuoteDeliveryInput } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { EmptyState, Skeleton } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import { DialogFault } from '../../../shell/dialog/index.js';
import { RadioControl } from '../../../shell/form/index.js';
import { useQuoteCalls } from '../quote-calls.js';
import { ShopTimes } from './ShopTimes.js';

interface ShopChoiceProps {
  readonly zip: string;
  readonly delivery: QuoteDeliveryInput;
  /** Of the chosen shop; null until they are known. */
  readonly times: OfferedAppointments | null;
  readonly onChange: (delivery: QuoteDeliveryInput) => void;
}

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
        <ShopTimes
          key={times.shopCode}
          times={times}
          appointment={delivery.appointment}
          onChange={(appointment) => onChange({ ...delivery, appointment })}
        />
      )}
    </>
  );
};
