import { DialogFault } from '../../shell/dialog/index.js';
import { CheckControl } from '../../shell/form/index.js';

interface AcceptUnrefusedProps {
  /** The number of refused tires that would be sold. */
  readonly unrefused: number;
  readonly isAccepted: boolean;
  /** True if the change was to start without confirmation. */
  readonly isMissed: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

const count = new Intl.NumberFormat('en-US');

/** Asks staff to confirm that refused tires would be sold. Renders nothing if none would. */
export const AcceptUnrefused = ({ unrefused, isAccepted, isMissed, onAccept }: AcceptUnrefusedProps) => (
  <>
    {unrefused > 0 && (
      <CheckControl
        label={`I checked them and want to sell these refused tires (${count.format(unrefused)})`}
        value={isAccepted}
        onChange={onAccept}
      />
    )}
    {unrefused > 0 && isMissed && !isAccepted && (
      <DialogFault>Please confirm that you want to sell tires that are refused today.</DialogFault>
    )}
  </>
);
