import Button from '@mui/material/Button';
import type { AdminCase } from '@simpletread/contract';
import { chatStateWord } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';
import { useState } from 'react';

import { useStaffAction } from '../../../shell/action/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { RELOAD, useCaseCalls } from '../case-calls.js';
import styles from '../Cases.module.css';
import { isMyChat } from '../composer-state.js';
import { HandOverDialog } from './HandOverDialog.js';
import { CardDialog } from './CardDialog.js';

/** The live chat of a case: take it, show a tire or the order, hand it over, end it. */
export const ChatBar = ({ record }: { readonly record: AdminCase }) => {
  const calls = useCaseCalls();
  const can = useCan();
  const [open, setOpen] = useState<'handOver' | 'card' | null>(null);
  const { id, chat } = record;
  const step = { reload: RELOAD, isAlone: true } as const;
  const take = useStaffAction({
    ...step,
    run: (_: null, key) => calls.takeChat(id, key),
    done: ({ name }) => `You chat with ${name}.`,
  });
  const end = useStaffAction({
    ...step,
    run: (isSolved: boolean, key) => calls.endChat(id, { isSolved }, key),
    done: ({ state, caseNumber }) => (state === 'solved' ? `Solved ${caseNumber}.` : 'The chat has ended.'),
  });
  const show = useStaffAction({
    ...step,
    run: (_: null, key) => calls.answerChat(id, { text: '', itemNumber: null, hasOrder: true }, key),
    done: () => 'The customer sees the order.',
  });
  if (chat === null) return null;
  const isBusy = take.isBusy || end.isBusy || show.isBusy;
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      <Chip tone={chat.state === 'waiting' ? 'warn' : 'info'}>
        {chat.state === 'waiting' ? `Chat, number ${chat.position ?? 1} in line` : chatStateWord(chat.state)}
        {chat.agentName !== null && !chat.isMine && `, with ${chat.agentName}`}
      </Chip>
      {can('cases.handle') && chat.state === 'waiting' && (
        <Button variant="contained" disabled={isBusy} onClick={() => take.start(null)}>
          Take chat
        </Button>
      )}
      {isMyChat(chat) && (
        <>
          <Button variant="outlined" disabled={isBusy} onClick={() => setOpen('card')}>
            Show a tire
          </Button>
          {record.order?.isTheirs === true && (
            <Button variant="outlined" disabled={isBusy} onClick={() => show.start(null)}>
              Show the order
            </Button>
          )}
          <Button variant="outlined" disabled={isBusy} onClick={() => setOpen('handOver')}>
            Hand over
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={() => end.start(false)}>
            End chat
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={() => end.start(true)}>
            End and solve
          </Button>
        </>
      )}
      {open === 'handOver' && <HandOverDialog record={record} onClose={close} />}
      {open === 'card' && <CardDialog record={record} onClose={close} />}
    </div>
  );
};
