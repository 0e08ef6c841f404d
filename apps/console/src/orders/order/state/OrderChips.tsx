import type { Fulfilment, OrderState, PaymentState } from '@simpletread/domain';

import { StateChip } from '../../../shell/detail/index.js';
import { orderFace, PAYMENT_FACES } from './order-state-chip.js';

interface OrderStateChipProps {
  readonly order: { readonly state: OrderState; readonly fulfilment: Fulfilment };
}

export const OrderStateChip = ({ order: { state, fulfilment } }: OrderStateChipProps) => (
  <StateChip face={orderFace(state, fulfilment)} />
);

export const PaymentStateChip = ({ state }: { readonly state: PaymentState }) => (
  <StateChip face={PAYMENT_FACES[state]} />
);
