import type { OrderState, PaymentState } from '@simpletread/domain';

import { StateChip } from '../detail/StateChip.js';
import { ORDER_FACES, PAYMENT_FACES } from './order-state-chip.js';

export const OrderStateChip = ({ state }: { readonly state: OrderState }) => (
  <StateChip face={ORDER_FACES[state]} />
);

export const PaymentStateChip = ({ state }: { readonly state: PaymentState }) => (
  <StateChip face={PAYMENT_FACES[state]} />
);
