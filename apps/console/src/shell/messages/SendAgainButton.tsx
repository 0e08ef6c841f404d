import Button from '@mui/material/Button';

import { useCan } from '../auth/index.js';
import { useSendAgain } from './use-send-again.js';

interface SendAgainButtonProps {
  readonly message: { readonly id: string; readonly sendAgainRefusal: string | null };
  /** The message that it sends, for a screen reader. */
  readonly title: string;
  readonly isMain?: boolean;
}

/** Sends one message of a page again; nothing where it can't be. */
export const SendAgainButton = ({ message, title, isMain = false }: SendAgainButtonProps) => {
  const can = useCan();
  const { isBusy, send } = useSendAgain();
  if (message.sendAgainRefusal !== null || !can('messages.send')) return null;
  return (
    <Button
      variant={isMain ? 'contained' : 'text'}
      disabled={isBusy}
      aria-label={`Send again: ${title}`}
      onClick={() => send(message.id)}
    >
      Send again
    </Button>
  );
};
