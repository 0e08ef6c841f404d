import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useStaffAction } from '../../../shell/action/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';
import styles from '../Cases.module.css';

interface ChatStripProps {
  /** The chat that is worked on; null while the list is shown. */
  readonly chosen: string | null;
  readonly onChoose: (chatId: string | null) => void;
}

const REFRESH_MS = 15_000;

/** The agent's chats as tabs (Alt+1 to Alt+9), and those that wait. Alt+0 goes back to the list. */
export const ChatStrip = ({ chosen, onChoose }: ChatStripProps) => {
  const calls = useCaseCalls();
  const can = useCan();
  const mayHandle = can('cases.handle');
  const { data } = useQuery({
    queryKey: ['cases', 'chat-desk'],
    queryFn: calls.chatDesk,
    refetchInterval: REFRESH_MS,
    enabled: mayHandle,
  });
  const next = useStaffAction({
    run: (_: null, key) => calls.takeNextChat(key),
    reload: RELOAD,
    done: ({ name }) => `You chat with ${name}.`,
    onDone: ({ id }) => onChoose(id),
  });
  const mine = data?.mine ?? [];
  const ids = mine.map(({ chatId }) => chatId).join();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const digit = event.altKey ? /^Digit(\d)$/.exec(event.code)?.[1] : undefined;
      if (digit === undefined) return;
      event.preventDefault();
      const chatId = digit === '0' ? null : ids.split(',')[Number(digit) - 1];
      if (chatId !== undefined && chatId !== '') onChoose(chatId);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ids, onChoose]);
  if (data === undefined || (mine.length === 0 && data.waiting.length === 0 && chosen === null)) return null;
  return (
    <div className={styles.actions} role="group" aria-label="Live chats">
      {chosen !== null && (
        <Button variant="text" onClick={() => onChoose(null)}>
          All cases
        </Button>
      )}
      {mine.map(({ chatId, name, unanswered }, at) => (
        <Button
          key={chatId}
          variant={chatId === chosen ? 'contained' : 'outlined'}
          aria-pressed={chatId === chosen}
          onClick={() => onChoose(chatId)}
        >
          {name}
          {unanswered > 0 && `, ${unanswered} new`} <kbd>Alt {at + 1}</kbd>
        </Button>
      ))}
      {data.waiting.length > 0 && (
        <Button variant="contained" disabled={next.isBusy} onClick={() => next.start(null)}>
          Take next chat ({data.waitingCount})
        </Button>
      )}
      {next.error !== null && (
        <p role="alert" className={styles.failed}>
          {next.error}
        </p>
      )}
    </div>
  );
};
