import { DialogFault } from '../../shell/dialog/index.js';
import { CheckControl } from '../../shell/form/index.js';

interface AcceptUnrefusedProps {
  /** How many tires that are refused now would be sold. */
  readonly unrefused: number;
  readonly isAccepted: boolean;
  /** Whether it was to begin without. */
  readonly isMissed: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

const count = new Intl.NumberFormat('en-US');

/** That refused tires would be sold is confirmed by itself; nothing stands here where none would. */
export const AcceptUnrefused = ({ unrefused, isAccepted, isMissed, onAccept }: AcceptUnrefusedProps) => (
  <>
    {unrefused > 0 && (
      <CheckControl
        label={`I have looked at them: sell what is refused now (${count.format(unrefused)})`}
        value={isAccepted}
        onChange={onAccept}
      />
    )}
    {unrefused > 0 && isMissed && !isAccepted && (
      <DialogFault>Please confirm that tires which are refused now are to be sold.</DialogFault>
    )}
  </>
);
