import Button from '@mui/material/Button';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import { MacroDialog } from './MacroDialog.js';

/** Opens the macros of an order, by click or A. Hidden from roles that can't run them. */
export const MacroButton = ({ orderId }: { readonly orderId: string }) => {
  const mayRun = useCan()('work.assign');
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  useShortcuts(mayRun ? [{ keys: 'a', label: 'Run a macro', group: 'Order', run: open }] : []);
  if (!mayRun) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        Macros <Keys keys="a" />
      </Button>
      {isOpen && <MacroDialog orderIds={[orderId]} onClose={() => setIsOpen(false)} />}
    </>
  );
};
