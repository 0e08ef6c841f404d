import type { AdminCase } from '@simpletread/contract';
import { casePriorityLabel } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';
import { useRef, useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { StateChip } from '../../shell/detail/index.js';
import { Colleagues } from '../../shell/presence/index.js';
import { Instant } from '../../shell/time/index.js';
import { ChatBar } from './chat/ChatBar.js';
import { useChatSocket } from './chat/use-chat-socket.js';
import { CASE_FACES } from './case-face.js';
import { CaseActions } from './CaseActions.js';
import { AnswerClock } from './CaseRow.js';
import styles from './Cases.module.css';
import { CaseSide } from './CaseSide.js';
import { Composer } from './Composer.js';
import { type ComposerMode, draftOf } from './composer-state.js';
import { Thread } from './Thread.js';

/** A case to work on: the thread with its composer, and customer and order beside it. */
export const CaseDesk = ({ record }: { readonly record: AdminCase }) => {
  const can = useCan();
  const field = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<ComposerMode>(() => draftOf(record).mode);
  const { typist, tell } = useChatSocket(record);
  const write = (next: ComposerMode): void => {
    setMode(next);
    field.current?.focus();
  };
  const answer = record.answerBy.find((one) => one === mode) ?? record.answerBy[0] ?? 'note';
  return (
    <div className={styles.desk}>
      <section className={styles.center} aria-label={`Case ${record.caseNumber}`}>
        <header className={styles.top}>
          <div className={styles.title}>
            <h2>{record.subject}</h2>
            <StateChip face={CASE_FACES[record.state]} />
            {record.priority !== 'normal' && <Chip tone="warn">{casePriorityLabel(record.priority)}</Chip>}
            {record.tags.map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
            <Colleagues />
          </div>
          <p className={styles.dim}>
            {record.caseNumber}, {record.name},{' '}
            {record.owner === null ? 'unassigned' : `owned by ${record.owner.name}`}
            {record.answerDueAt !== null && (
              <>
                , answer <AnswerClock record={record} isSentence />
              </>
            )}
            {record.solveDueAt !== null && (
              <>
                , solve by <Instant at={record.solveDueAt} />
              </>
            )}
            {record.snoozedUntil !== null && (
              <>
                , snoozed until <Instant at={record.snoozedUntil} />
              </>
            )}
          </p>
          {record.chat !== null && record.chat.state !== 'ended' && <ChatBar record={record} />}
          <CaseActions record={record} onReply={() => write(answer)} onNote={() => write('note')} />
        </header>
        <Thread record={record} />
        {typist !== null && (
          <p role="status" className={styles.dim}>
            {typist} is typing…
          </p>
        )}
        {can('cases.handle') && record.state !== 'closed' && (
          <Composer record={record} field={field} mode={mode} onMode={setMode} onTyping={tell} />
        )}
      </section>
      <CaseSide record={record} />
    </div>
  );
};
