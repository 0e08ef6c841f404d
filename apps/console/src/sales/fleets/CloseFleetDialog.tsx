import { closeFleet, type FleetRow } from '@simpletread/contract';
import { FLEET_CLOSE_REASONS, type FleetCloseReason, fleetCloseReasonLabel } from '@simpletread/domain';

import { useStaffAction } from '../../shell/action/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, RadioInput } from '../../shell/form/index.js';
import { FLEET_READS, useFleetCalls } from './fleet-calls.js';

interface CloseFleetDialogProps {
  readonly fleet: FleetRow;
  readonly onClose: () => void;
}

type Body = BodyOf<typeof closeFleet>;

interface Closing {
  readonly reason: FleetCloseReason;
}

/** Closes a fleet with the reason. */
export const CloseFleetDialog = ({ fleet, onClose }: CloseFleetDialogProps) => {
  const calls = useFleetCalls();
  const close = useStaffAction({
    run: (body: Body, key) => calls.closeFleet(fleet.id, body, key),
    reload: FLEET_READS,
    done: ({ name }) => `${name} is closed. You can reopen it.`,
    onDone: onClose,
  });
  const contract = formContract<Closing & Record<string, unknown>, Body>({
    schema: closeFleet.body,
    inputOf: ({ reason }) => ({ version: fleet.version, reason }),
  });
  return (
    <FormDialog<Closing, Body>
      title={`Close ${fleet.name}`}
      confirm="Close fleet"
      cancel="Cancel"
      isDangerous
      isBusy={close.isBusy}
      error={close.error}
      values={{ reason: 'buysElsewhere' }}
      contract={contract}
      onSubmit={close.submit}
      onClose={onClose}
    >
      <p>Its units stay, but leave the rotation list. The contact is erased after a year.</p>
      <RadioInput<FleetCloseReason>
        source="reason"
        legend="Reason"
        options={FLEET_CLOSE_REASONS.map((reason) => [reason, fleetCloseReasonLabel(reason)] as const)}
      />
    </FormDialog>
  );
};
