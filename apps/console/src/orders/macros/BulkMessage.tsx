import ButtonBase from '@mui/material/ButtonBase';
import { MOST_BULK_ORDERS } from '@simpletread/domain';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import { ChooseStepDialog } from './ChooseStepDialog.js';
import { RunDialog } from './RunDialog.js';
import type { Steps } from './step-calls.js';

const TITLE = 'Write to buyers';

/** Writes to the buyers of orders (W), once per order: first shows each message. Hidden from roles that don’t write. */
export const BulkMessage = ({ orderIds }: { readonly orderIds: readonly string[] }) => {
  const can = useCan();
  const [open, setOpen] = useState<'choose' | Steps | null>(null);
  const isPossible =
    can('work.assign') && can('messages.write') && orderIds.length > 0 && orderIds.length <= MOST_BULK_ORDERS;
  const choose = (): void => setOpen('choose');
  const close = (): void => setOpen(null);
  useShortcuts(
    isPossible
      ? [{ keys: 'w', label: 'Message the buyers of the selected rows', group: 'Lists', run: choose }]
      : [],
  );
  if (!isPossible) return null;
  return (
    <>
      <ButtonBase onClick={choose}>
        Message <Keys keys="w" />
      </ButtonBase>
      {open === 'choose' && (
        <ChooseStepDialog
          kind="message"
          title={TITLE}
          orderIds={orderIds}
          onChosen={setOpen}
          onClose={close}
        />
      )}
      {open !== null && open !== 'choose' && (
        <RunDialog title={TITLE} orderIds={orderIds} steps={open} onClose={close} />
      )}
    </>
  );
};
