'use client';

import { DOCUMENT_TYPES, MOST_CHAT_WORDS } from '@simpletread/domain';
import { ArrowUp, ImagePlus, Package } from 'lucide-react';
import { useRef, useState } from 'react';
import { checkFile } from '../contact';
import { askOrders } from './chat-calls';
import styles from './Chat.module.css';
import type { Chat } from './use-chat';

interface ChatComposerProps {
  readonly chat: Chat;
  readonly isSignedIn: boolean;
}

/** Writes a message with Enter, sends a file, and shows an order to the agent. */
export const ChatComposer = ({ chat, isSignedIn }: ChatComposerProps) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [orders, setOrders] = useState<readonly string[] | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const send = (): void => {
    if (text.trim() === '') return;
    void chat.say(text.trim());
    setText('');
  };
  const attach = (chosen: File | undefined): void => {
    const wrong = checkFile(chosen ?? null);
    setProblem(wrong);
    if (chosen !== undefined && wrong === null) void chat.attach(chosen);
    if (file.current !== null) file.current.value = '';
  };
  const shown = problem ?? chat.problem;
  return (
    <div className={styles.composer}>
      {shown !== null && (
        <p role="alert" className={styles.problem}>
          {shown}
        </p>
      )}
      {orders !== null && (
        <div className={styles.orders}>
          {orders.length === 0 && <p>You have no orders yet.</p>}
          {orders.slice(0, 5).map((number) => (
            <button
              key={number}
              type="button"
              className={styles.order}
              onClick={() => {
                setOrders(null);
                void chat.say('', number);
              }}
            >
              {number}
            </button>
          ))}
        </div>
      )}
      <div className={styles.field}>
        <input
          ref={file}
          type="file"
          hidden
          accept={DOCUMENT_TYPES.join(',')}
          onChange={({ target }) => attach(target.files?.[0])}
        />
        <button
          type="button"
          className={styles.tool}
          aria-label="Send a picture or PDF"
          onClick={() => file.current?.click()}
        >
          <ImagePlus size={20} aria-hidden="true" />
        </button>
        {isSignedIn && (
          <button
            type="button"
            className={styles.tool}
            aria-label="Show an order"
            aria-expanded={orders !== null}
            onClick={() =>
              orders === null
                ? void askOrders().then(
                    ({ orders: all }) => setOrders(all),
                    () => setOrders([]),
                  )
                : setOrders(null)
            }
          >
            <Package size={20} aria-hidden="true" />
          </button>
        )}
        <textarea
          aria-label="Message"
          placeholder="Write a message"
          rows={1}
          maxLength={MOST_CHAT_WORDS}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            chat.type();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <button type="button" className={styles.send} aria-label="Send" onClick={send}>
          <ArrowUp size={20} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
};
