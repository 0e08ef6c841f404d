import type { OrderState, PaymentState } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';

import { ORDER_FACES, PAYMENT_FACES } from './order-state-chip.js';

export const OrderStateChip = ({ state }: { readonly state: OrderState }) => {
  const { label, tone, mark } = ORDER_FACES[state];
  return (
    <Chip tone={tone} mark={mark}>
      {label}
    </Chip>
  );
};

export const PaymentStateChip = ({ state }: { readonly state: PaymentState }) => {
  const { label, tone, mark } = PAYMENT_FACES[state];
  return (
    <Chip tone={tone} mark={mark}>
      {label}
    </Chip>
  );
};
