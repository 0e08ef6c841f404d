import Button from '@mui/material/Button';
import { closeMessage } from '@simpletread/contract';
import { useState } from 'react';

import { useCan } from '../auth/index.js';
import { TextDialog } from '../dialog/index.js';
import { useMessageCalls } from './message-calls.js';
import { messageTitle, type AdminMessage } from './message-row.js';
import { SendAgainButton } from './SendAgainButton.js';

/** The actions on a message: send it again, or close a failed one. */
export const MessageActions = ({ message }: { readonly message: AdminMessage }) => {
  const can = useCan();
  const data = useMessageCalls();
  const [isClosing, setIsClosing] = useState(false);
  const isOpen = message.state === 'failed' && message.followUp === null;
  return (
    <>
      {isOpen && can('messages.send') && <Button onClick={() => setIsClosing(true)}>Close</Button>}
      <SendAgainButton message={message} title={messageTitle(message)} isMain={isOpen} />
      {isClosing && (
        <TextDialog
          title="Close this message"
          confirm="Close message"
          label="What did you do instead?"
          schema={closeMessage.body}
          bodyOf={(note) => ({ note })}
          run={(body, key) => data.closeMessage(message.id, body, key)}
          reload={['messages', 'orders', 'history', 'dashboard']}
          done="Message closed."
          onClose={() => setIsClosing(false)}
        />
      )}
    </>
  );
};
