import { DialogFault } from '../../../shell/dialog/index.js';
import { AcceptUnrefused } from '../AcceptUnrefused.js';
import type { AskedVerdicts } from './use-verdicts.js';
import { VerdictChanges } from './VerdictChanges.js';

/** Tires whose verdict changes with one fitment. */
export const Verdicts = ({ of }: { readonly of: AskedVerdicts }) => {
  const { found, error, isAccepted, isMissed, accept } = of;
  if (error !== null) return <DialogFault>{error.message}</DialogFault>;
  if (found === undefined) return <p role="status">Checking fit…</p>;
  return (
    <>
      <VerdictChanges found={found} />
      <AcceptUnrefused
        unrefused={found.unrefused}
        isAccepted={isAccepted}
        isMissed={isMissed}
        onAccept={accept}
      />
    </>
  );
};
