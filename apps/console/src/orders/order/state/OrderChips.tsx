import type { Fulfilment, OrderState, PaymentState } from '@simpletread/domain';

import { StateChip } from '../../../shell/detail/index.js';
import { ON_HOLD_FACE, orderFace, PAYMENT_FACES } from './order-state-chip.js';

interface OrderStateChipProps {
  readonly order: {
    readonly state: OrderState;
    readonly fulfilment: Fulfilment;
    readonly isOnHold?: boolean;
  };
}

export const OrderStateChip = ({ order: { state, fulfilment, isOnHold = false } }: OrderStateChipProps) => (
  <StateChip face={isOnHold ? ON_HOLD_FACE : orderFace(state, fulfilment)} />
);

export const PaymentStateChip = ({ state }: { readonly state: PaymentState }) => (
  <StateChip face={PAYMENT_FACES[state]} />
);
