import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import type { AdminCase, SavedReply } from '@simpletread/contract';
import { fillPlaceholders, isAboutOrder, MOST_REPLY_WORDS } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { SelectControl } from '../../shell/form/index.js';
import { useWarnOnLeave } from '../../shell/leave/index.js';
import { Keys } from '../../shell/shortcuts/index.js';
import { RELOAD, useCaseCalls } from './case-calls.js';
import styles from './Cases.module.css';
import { type ComposerMode, type Draft, draftOf, isMyChat, keepDraft, lastSeen } from './composer-state.js';
import { foundTexts, optionId, SavedReplies } from './SavedReplies.js';

interface ComposerProps {
  readonly record: AdminCase;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly mode: ComposerMode;
  readonly onMode: (mode: ComposerMode) => void;
  /** The agent types in the live chat. */
  readonly onTyping?: () => void;
}

interface Written extends Draft {
  readonly isSolved: boolean;
  /** Distinguishes an answer from an earlier one with the same words. */
  readonly seen: string | null;
}

const LABELS: Readonly<Record<ComposerMode, string>> = {
  mail: 'Email',
  text: 'Text',
  note: 'Note, staff only',
  call: 'Record of a call',
  chat: 'Chat',
};

const fitting = (texts: readonly SavedReply[], { values }: AdminCase): readonly SavedReply[] =>
  texts.filter(({ text }) => values.orderNumber !== null || !isAboutOrder(text));

/** Answers the customer or adds a note. `/` at the start offers saved replies; command and Enter sends. */
export const Composer = ({ record, field, mode, onMode, onTyping }: ComposerProps) => {
  const calls = useCaseCalls();
  const menu = useId();
  const [text, setText] = useState(() => draftOf(record).text);
  const [place, setPlace] = useState(0);
  const { data: texts = [] } = useQuery({
    queryKey: ['saved-replies', 'of-cases'],
    queryFn: calls.caseTexts,
    staleTime: 60_000,
  });
  const type = (next: string): void => {
    setText(next);
    setPlace(0);
    if (mode === 'chat') onTyping?.();
    keepDraft(record.id, { mode, text: next });
  };
  const isAnswer = mode === 'mail' || mode === 'text' || mode === 'chat';
  const isChoosing = isAnswer && text.startsWith('/');
  const found = isChoosing ? foundTexts(fitting(texts, record), text.slice(1)) : [];
  const at = Math.min(place, Math.max(0, found.length - 1));
  const choose = (chosen: SavedReply): void => type(fillPlaceholders(chosen.text, record.values));
  const send = useStaffAction({
    run: ({ mode: way, text: words, isSolved, seen }: Written, key) =>
      way === 'chat'
        ? calls.answerChat(record.id, { text: words, itemNumber: null, hasOrder: false }, key)
        : way === 'note' || way === 'call'
          ? calls.noteCase(record.id, { kind: way, text: words }, key)
          : calls.answerCase(record.id, { seenEntryId: seen, channel: way, text: words, isSolved }, key),
    reload: RELOAD,
    done: ({ state, caseNumber }) =>
      state === 'solved'
        ? `Solved ${caseNumber}.`
        : isAnswer && mode !== 'chat'
          ? `Sent. ${caseNumber} waits for the customer.`
          : null,
    onDone: () => type(''),
  });
  useWarnOnLeave(text.trim() !== '');
  const isEmpty = text.trim() === '';
  const submit = (isSolved: boolean): void => {
    if (!isEmpty && !send.isBusy) send.start({ mode, text: text.trim(), isSolved, seen: lastSeen(record) });
  };
  const modes: readonly ComposerMode[] = [
    ...(isMyChat(record.chat) ? (['chat'] as const) : []),
    ...record.answerBy,
    'note',
    'call',
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (
      mode === 'chat' &&
      event.key === 'Enter' &&
      !event.shiftKey &&
      !isChoosing &&
      !event.nativeEvent.isComposing
    ) {
      event.preventDefault();
      return submit(false);
    }
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      submit(event.shiftKey && isAnswer && mode !== 'chat');
    }
    const chosen = found[at];
    if (chosen !== undefined && !event.metaKey && !event.ctrlKey) {
      if (event.key === 'Enter') {
        event.preventDefault();
        choose(chosen);
      }
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setPlace((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
      }
    }
    if (event.key === 'Escape') (event.target as HTMLElement).blur();
  };
  return (
    <div className={styles.composer}>
      {isChoosing && <SavedReplies id={menu} texts={found} at={at} onChoose={choose} />}
      <InputBase
        multiline
        fullWidth
        inputRef={field}
        className={mode === 'note' ? `${styles.field} ${styles.isNote}` : (styles.field ?? '')}
        minRows={3}
        maxRows={12}
        value={text}
        placeholder={isAnswer ? 'Write your answer, or type / for a saved reply' : 'Write for your team'}
        slotProps={{
          input: {
            ...{ 'aria-label': LABELS[mode], maxLength: MOST_REPLY_WORDS, readOnly: send.isBusy },
            ...(found.length > 0 && { 'aria-controls': menu, 'aria-activedescendant': optionId(menu, at) }),
          },
        }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      {send.error !== null && (
        <p role="alert" className={styles.failed}>
          {send.error}
        </p>
      )}
      <div className={styles.foot}>
        <div className={styles.way}>
          <SelectControl
            label="Send as"
            isLabelHidden
            value={mode}
            options={modes.map((one) => [one, LABELS[one]] as const)}
            onChange={onMode}
          />
        </div>
        <span className={styles.hint}>
          <Keys keys={mode === 'chat' ? 'Enter' : 'mod+Enter'} /> send
        </span>
        {isAnswer && mode !== 'chat' && (
          <Button variant="outlined" disabled={isEmpty || send.isBusy} onClick={() => submit(true)}>
            Send and solve
          </Button>
        )}
        <Button variant="contained" onClick={() => submit(false)} disabled={isEmpty || send.isBusy}>
          {send.isBusy ? 'Sending…' : isAnswer ? 'Send' : 'Save'}
        </Button>
      </div>
    </div>
  );
};
