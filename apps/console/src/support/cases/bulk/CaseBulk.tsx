import ButtonBase from '@mui/material/ButtonBase';
import { MOST_BULK_ORDERS } from '@simpletread/domain';
import { useState } from 'react';

import { useCan } from '../../../shell/auth/index.js';
import { Keys, useShortcuts } from '../../../shell/shortcuts/index.js';
import type { CaseOrder } from './case-run-row.js';
import { CaseRunDialog } from './CaseRunDialog.js';
import { ChangeCasesDialog } from './ChangeCasesDialog.js';

/** Changes the selected cases (U): first shows what it would do. Hidden from roles that don’t handle cases. */
export const CaseBulk = ({ ids }: { readonly ids: readonly string[] }) => {
  const mayHandle = useCan()('cases.handle');
  const [open, setOpen] = useState<'choose' | CaseOrder | null>(null);
  const isPossible = mayHandle && ids.length > 0 && ids.length <= MOST_BULK_ORDERS;
  const choose = (): void => setOpen('choose');
  const close = (): void => setOpen(null);
  useShortcuts(
    isPossible ? [{ keys: 'u', label: 'Change the selected cases', group: 'Lists', run: choose }] : [],
  );
  if (!mayHandle) return null;
  if (!isPossible) return <span>Select up to {MOST_BULK_ORDERS} cases to change them.</span>;
  return (
    <>
      <ButtonBase onClick={choose}>
        Change <Keys keys="u" />
      </ButtonBase>
      {open === 'choose' && <ChangeCasesDialog count={ids.length} onChosen={setOpen} onClose={close} />}
      {open !== null && open !== 'choose' && <CaseRunDialog ids={ids} run={open} onClose={close} />}
    </>
  );
};
