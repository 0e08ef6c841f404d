import type { AdminOrder } from '@simpletread/contract';
import type { StaffPermission } from '@simpletread/domain';

type Action = AdminOrder['actions'][number];

const NEEDS: Readonly<Record<Action['id'], StaffPermission>> = {
  cancel: 'orders.cancel',
  changeContact: 'orders.change',
  changeAddress: 'orders.change',
  changeDelivery: 'orders.change',
  removeTires: 'orders.change',
  retryRefund: 'orders.cancel',
  reschedule: 'orders.reschedule',
  hold: 'orders.hold',
  releaseHold: 'orders.hold',
  reportDelay: 'orders.delay',
  note: 'orders.note',
  return: 'returns.handle',
};

/** The order's actions as this person may run them: what the role does not allow is closed, and says so. */
export const allowedActions = (
  actions: readonly Action[],
  can: (permission: StaffPermission) => boolean,
): readonly Action[] =>
  actions.map((action) => {
    if (can(NEEDS[action.id])) return action;
    return { ...action, isAllowed: false, reason: 'Your role doesn’t allow this.', until: null };
  });
