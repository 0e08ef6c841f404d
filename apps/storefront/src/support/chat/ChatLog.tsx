'use client';

import type { ChatCard, ChatMessage } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Tag } from '@simpletread/ui';
import { Paperclip } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PageLink } from '../../shell/controls';
import { tirePicture } from '../../shell/pictures';
import styles from './Chat.module.css';
import type { Chat } from './use-chat';

const Card = ({ card }: { readonly card: ChatCard }) =>
  card.kind === 'tire' ? (
    <div className={styles.card}>
      <img src={tirePicture(card.pictureKey, 'hero', true) ?? undefined} alt="" width={56} height={56} />
      <div>
        <b>{card.name}</b>
        <p className="t-num">{card.size}</p>
        {card.isSevereSnow && <Tag>Severe snow rated</Tag>}
        <p>
          <b className="t-num">{formatMoney(card.priceInCents)}</b> each, before installation and tax
        </p>
        <PageLink href={card.path}>See it</PageLink>
      </div>
    </div>
  ) : (
    <div className={styles.card}>
      <div>
        <b className="t-num">Order {card.orderNumber}</b>
        <p>{card.tires}</p>
        <p className="t-num">{formatMoney(card.totalInCents)}</p>
      </div>
    </div>
  );

const LOOKS = { customer: styles.mine, agent: styles.theirs, system: styles.system } as const;

interface MessageProps {
  readonly message: ChatMessage;
  /** If the agent has read it; null where that is said elsewhere. */
  readonly receipt: 'Read' | 'Sent' | null;
}

const Message = ({ message: { by, author, text, card, files }, receipt }: MessageProps) => (
  <li className={LOOKS[by]}>
    {by === 'agent' && <span className={styles.author}>{author}</span>}
    {files.length === 0 ? (
      <p className={styles.words}>{text}</p>
    ) : (
      files.map(({ name }) => (
        <p key={name} className={styles.words}>
          <Paperclip size={14} aria-hidden="true" /> {name}
        </p>
      ))
    )}
    {card !== null && <Card card={card} />}
    {receipt !== null && <small>{receipt}</small>}
  </li>
);

/** Under the last own message that the agent has read it says so, and under the last one of all that it was sent. */
const receiptsOf = ({ messages, readByAgent }: Pick<Chat, 'messages' | 'readByAgent'>) => {
  const own = messages.filter(({ by }) => by === 'customer');
  const read = own.findLast(({ seq }) => seq <= readByAgent)?.seq;
  const last = own.at(-1)?.seq;
  return (seq: number): MessageProps['receipt'] => (seq === read ? 'Read' : seq === last ? 'Sent' : null);
};

/** Everything that was said, the newest in sight, and what is on its way. */
export const ChatLog = ({ chat }: { readonly chat: Chat }) => {
  const { messages, pending, typist, sendAgain } = chat;
  const receiptOf = receiptsOf(chat);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers return a promise here, which an effect must not.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length, pending.length, typist]);
  return (
    <div className={styles.log} tabIndex={0} role="log" aria-label="Messages">
      <ol role="list">
        {messages.map((message) => (
          <Message key={message.seq} message={message} receipt={receiptOf(message.seq)} />
        ))}
        {pending.map((one) => (
          <li key={one.clientId} className={styles.mine}>
            <p className={styles.words}>{one.text === '' ? `Order ${one.orderNumber}` : one.text}</p>
            {one.isFailed ? (
              <button type="button" className={styles.again} onClick={() => void sendAgain(one)}>
                Not sent. Send again
              </button>
            ) : (
              <small>Sending…</small>
            )}
          </li>
        ))}
        {typist !== null && <li className={styles.system}>{typist} is typing…</li>}
      </ol>
      <div ref={end} />
    </div>
  );
};
