import type { AdminOrder } from '@simpletread/contract';

import { orderNumberText } from '../../../shell/detail/index.js';
import { InfoDialog } from '../../../shell/dialog/index.js';
import { ActionList, type ActionListProps } from './ActionList.js';

type ActionId = AdminOrder['actions'][number]['id'];

const CHANGES: readonly ActionId[] = [
  'changeContact',
  'changeAddress',
  'changeDelivery',
  'removeTires',
  'reschedule',
  'cancel',
  'return',
];

/** True for an action that changes the order itself. */
export const isChange = ({ id }: { readonly id: ActionId }): boolean => CHANGES.includes(id);

interface ChangeMenuProps extends Pick<ActionListProps, 'actions' | 'onRun'> {
  readonly order: Pick<AdminOrder, 'orderNumber' | 'placedAt'>;
  readonly onClose: () => void;
}

/** Every way to change an order, with the rule that allows or forbids it and its running clock. */
export const ChangeMenu = ({ order, actions, onRun, onClose }: ChangeMenuProps) => (
  <InfoDialog title={`Change order ${orderNumberText(order.orderNumber)}`} onClose={onClose}>
    <ActionList actions={actions.filter(isChange)} onRun={onRun} opensAt={order.placedAt} />
  </InfoDialog>
);
