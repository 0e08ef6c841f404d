import { useState } from 'react';

import { useStaffAction } from '../action/index.js';
import { useMessageCalls } from './message-calls.js';

const RELOAD = ['messages', 'orders', 'history', 'dashboard'];

/** Sends a message again. Each click is a request of its own; a lost one is repeated under its key. */
export const useSendAgain = () => {
  const { sendMessageAgain } = useMessageCalls();
  const [clicks, setClicks] = useState(0);
  const action = useStaffAction({
    run: ({ id }: { readonly id: string; readonly click: number }, key) => sendMessageAgain(id, key),
    reload: RELOAD,
    done: () => 'Sending again.',
    onDone: () => setClicks(clicks + 1),
    isAlone: true,
  });
  return { isBusy: action.isBusy, send: (id: string) => action.start({ id, click: clicks }) };
};
