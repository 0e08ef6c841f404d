import { handOverPickup, type WarehousePickupView } from '@simpletread/contract';
import { PICKUP_REASON_LENGTH } from '@simpletread/domain';

import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';
import { usePickupCalls } from './pickup-calls.js';

interface ReasonForm {
  readonly reason: string;
}

type HandOver = BodyOf<typeof handOverPickup>;

interface PhotoIdDialogProps {
  readonly code: string;
  readonly pickup: WarehousePickupView;
  readonly onHandedOver: (pickup: WarehousePickupView) => void;
  readonly onClose: () => void;
}

/** Hands tires over without their code, to a buyer whose photo ID was checked. */
export const PhotoIdDialog = ({
  code,
  pickup: { orderNumber, buyerName },
  onHandedOver,
  onClose,
}: PhotoIdDialogProps) => {
  const calls = usePickupCalls();
  const action = useStaffAction({
    run: (body: HandOver, key) => calls.handOverPickup({ code, orderNumber }, body, key),
    reload: ['pickups'],
    done: () => `Order ${orderNumber} is handed over`,
    onDone: (pickup) => {
      onHandedOver(pickup);
      onClose();
    },
  });
  return (
    <FormDialog<ReasonForm, HandOver>
      title={`Check the photo ID of ${buyerName}`}
      confirm="Hand over"
      isBusy={action.isBusy}
      error={action.error}
      values={{ reason: '' }}
      contract={formContract<ReasonForm, HandOver>({
        schema: handOverPickup.body,
        inputOf: ({ reason }) => ({ proof: 'photoId', reason }),
      })}
      onSubmit={action.submit}
      onClose={onClose}
    >
      <TextInput source="reason" label="Why is there no code?" maxLength={PICKUP_REASON_LENGTH} isFirst />
    </FormDialog>
  );
};
