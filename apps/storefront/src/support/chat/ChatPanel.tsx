'use client';

import { Banner, Button, IconButton, TextField } from '@simpletread/ui';
import { ChevronDown, MessageCircle, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { PageLink } from '../../shell/controls';
import { tellChat } from './chat-calls';
import type { ChatStart } from './chat-facts';
import { ChatComposer } from './ChatComposer';
import { ChatLog } from './ChatLog';
import { ChatRating } from './ChatRating';
import { ChatTranscript } from './ChatTranscript';
import styles from './Chat.module.css';
import { type Chat, useChat } from './use-chat';
import { useReading } from './use-reading';

interface ChatPanelProps {
  readonly start: ChatStart;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly onClose: () => void;
}

const itemOf = (path: string): number | null => {
  const item = /^\/brands\/[^/]+\/[^/]+\/p\/(\d{1,9})$/.exec(path)?.[1];
  return item === undefined ? null : Number(item);
};

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('');

const Beginning = ({ chat, start }: { readonly chat: Chat; readonly start: ChatStart }) => {
  const path = usePathname();
  const [isBusy, setIsBusy] = useState(false);
  const clientId = useRef('');
  const item = itemOf(path);
  if (!start.isOpen)
    return (
      <div className={styles.form}>
        <p>Chat is closed right now, {start.hours}.</p>
        <PageLink href="/contact">Write to us instead</PageLink>
      </div>
    );
  const begin = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    clientId.current ||= crypto.randomUUID();
    setIsBusy(true);
    const fields = Object.fromEntries(
      ['firstName', 'email', 'message'].map((name) => [name, form.get(name)]),
    );
    await chat.open({ ...fields, clientId: clientId.current, itemNumber: item });
    setIsBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void begin(event)}>
      <p>
        {item === null
          ? 'Ask us anything about tires and orders.'
          : 'We’ll see which tire you’re looking at.'}
      </p>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        defaultValue={start.firstName}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={start.email}
        hint="We answer by email if you have to leave."
      />
      <TextField label="Your question" name="message" isMultiline rows={3} maxLength={2_000} />
      {chat.problem !== null && (
        <Banner tone="bad" isLive>
          {chat.problem}
        </Banner>
      )}
      <Button type="submit" isFullWidth isLoading={isBusy}>
        Start chat
      </Button>
    </form>
  );
};

const statusOf = ({ chat, isConnected }: Chat, hours: string): string => {
  if (chat === null || chat === undefined) return hours;
  if (chat.state === 'ended') return 'This chat has ended';
  if (chat.position !== null)
    return chat.position === 1 ? 'You’re next' : `You’re number ${chat.position} in line`;
  return isConnected ? `Here now, ${chat.hours}` : 'Connecting…';
};

const Over = ({ chat }: { readonly chat: Chat }) => (
  <div className={styles.over}>
    <ChatRating chat={chat} />
    {chat.problem !== null && (
      <Banner tone="bad" isLive>
        {chat.problem}
      </Banner>
    )}
    <ChatTranscript chat={chat} />
    <Button isFullWidth onClick={() => void chat.forget()}>
      Start a new chat
    </Button>
  </div>
);

/** The chat beside the page, or over it on a phone; Esc folds it. Whoever folds it sees how many messages are new. */
export const ChatPanel = ({ start, isFolded, onFold, onClose }: ChatPanelProps) => {
  const chat = useChat();
  const [readUpTo, setReadUpTo] = useState<number | null>(null);
  const panel = useRef<HTMLElement>(null);
  const lastSeq = chat.messages.at(-1)?.seq ?? 0;
  const has = chat.chat !== null && chat.chat !== undefined;
  useReading(chat, lastSeq, !isFolded);
  useEffect(() => {
    if (!isFolded) panel.current?.querySelector<HTMLElement>('textarea, input:not([type=file])')?.focus();
  }, [isFolded, has]);
  const fold = (next: boolean): void => {
    if (!has && next) return onClose();
    if (next) setReadUpTo(lastSeq);
    onFold(next);
    void tellChat({ act: 'fold', isFolded: next }).catch(() => undefined);
  };
  if (isFolded) {
    const news = chat.messages.filter(({ seq, by }) => by !== 'customer' && seq > (readUpTo ?? 0)).length;
    const count = readUpTo === null ? 0 : news;
    return (
      <button type="button" className={styles.folded} onClick={() => fold(false)} data-print="hide">
        <MessageCircle size={18} aria-hidden="true" />
        {count === 0 ? 'Chat' : `Chat, ${count} new`}
      </button>
    );
  }
  const { agentName = null, state } = chat.chat ?? {};
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label="Chat with us"
      data-print="hide"
      onKeyDown={({ key }) => key === 'Escape' && fold(true)}
    >
      <header className={styles.head}>
        {agentName !== null && (
          <span className={styles.avatar} aria-hidden="true">
            {initials(agentName)}
          </span>
        )}
        <div className={styles.who}>
          <h2>{agentName ?? 'Chat with us'}</h2>
          <p role="status">{statusOf(chat, start.hours)}</p>
        </div>
        {has && state !== 'ended' && <ChatTranscript chat={chat} isIcon />}
        {has && state !== 'ended' && (
          <Button variant="quiet" size="s" onClick={() => void chat.end()}>
            End
          </Button>
        )}
        <IconButton
          label={has ? 'Minimize chat' : 'Close chat'}
          icon={has ? <ChevronDown size={20} aria-hidden="true" /> : <X size={20} aria-hidden="true" />}
          onClick={() => fold(true)}
        />
      </header>
      {chat.chat === undefined && chat.problem === null && <p className={styles.form}>Loading…</p>}
      {chat.chat === undefined && chat.problem !== null && (
        <p role="alert" className={styles.form}>
          {chat.problem}
        </p>
      )}
      {chat.chat === null && <Beginning chat={chat} start={start} />}
      {has && (
        <>
          <ChatLog chat={chat} />
          {state === 'ended' ? (
            <Over chat={chat} />
          ) : (
            <ChatComposer chat={chat} isSignedIn={start.isSignedIn} />
          )}
        </>
      )}
    </section>
  );
};
