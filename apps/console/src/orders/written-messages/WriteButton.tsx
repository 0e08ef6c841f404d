import Button from '@mui/material/Button';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import { WriteDialog } from './WriteDialog.js';

interface WriteButtonProps {
  readonly about: { readonly kind: 'order' | 'customer'; readonly id: string };
  /** The page of the button, for the list of shortcuts. */
  readonly group: 'Order' | 'Return' | 'Customer';
}

/** Opens the dialog that writes to a customer, by click or W. Hidden from roles that can't write. */
export const WriteButton = ({ about, group }: WriteButtonProps) => {
  const mayWrite = useCan()('messages.write');
  const [isWriting, setIsWriting] = useState(false);
  const write = (): void => setIsWriting(true);
  useShortcuts(mayWrite ? [{ keys: 'w', label: 'Write a message', group, run: write }] : []);
  if (!mayWrite) return null;
  return (
    <>
      <Button onClick={write}>
        Write a message <Keys keys="w" />
      </Button>
      {isWriting && <WriteDialog about={about} onClose={() => setIsWriting(false)} />}
    </>
  );
};
