import type { QuoteDeliveryInput, WarehousePickup } from '@simpletread/contract';
import { easternMoment } from '@simpletread/domain';
import { EmptyState, Skeleton } from '@simpletread/ui';

import { RadioControl } from '../../../shell/form/index.js';

interface CounterChoiceProps {
  readonly delivery: QuoteDeliveryInput;
  /** Missing until they are known. */
  readonly counters: readonly WarehousePickup[] | undefined;
  readonly isPending: boolean;
  readonly onChange: (delivery: QuoteDeliveryInput) => void;
}

/** The counters that have all tires of the quote. */
export const CounterChoice = ({ delivery, counters, isPending, onChange }: CounterChoiceProps) => {
  if (counters === undefined) return isPending ? <Skeleton height={60} /> : null;
  if (counters.length === 0)
    return (
      <EmptyState title="No counter nearby has all of these tires" layout="row">
        Choose a shop, or have them shipped.
      </EmptyState>
    );
  return (
    <RadioControl
      legend="Counter"
      value={delivery.pickupPointCode ?? ''}
      options={counters.map(
        ({ code, name, city, state, readyBy }) =>
          [code, `${name}, ${city}, ${state}. Ready ${easternMoment(readyBy)}`] as const,
      )}
      onChange={(pickupPointCode) => onChange({ ...delivery, pickupPointCode })}
    />
  );
};
