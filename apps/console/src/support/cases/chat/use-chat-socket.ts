import type { AdminCase, ChatRead, ChatTyping } from '@simpletread/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { io, type Socket } from 'socket.io-client';

import { useCaseCalls } from '../case-calls.js';
import { isMyChat } from '../composer-state.js';

const SHOWN_MS = 4_000;
const TOLD_MS = 2_000;

/**
 * Returns the customer who is typing in the live chat of a case, and tells its customer that the agent types and how far the agent has read. Messages
 * come with the console's live updates; the customer's receipts come here.
 */
export const useChatSocket = ({ id, chat }: Pick<AdminCase, 'id' | 'chat'>) => {
  const calls = useCaseCalls();
  const [typist, setTypist] = useState<string | null>(null);
  const socket = useRef<Socket | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const toldAt = useRef(0);
  const queries = useQueryClient();
  const lastSeq = chat?.lastSeq ?? 0;
  const isMine = isMyChat(chat);
  const { chatDesk } = calls;
  useEffect(() => {
    if (!isMine) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ticket = async (): Promise<{ ticket: string; url: string }> => (await chatDesk()).socket;
    void ticket()
      .then(({ url }) => {
        if (isOver) return;
        const opened = io(url, {
          transports: ['websocket'],
          auth: (done) =>
            void ticket().then(
              (one) => done({ ticket: one.ticket }),
              () => done({ ticket: '' }),
            ),
        });
        socket.current = opened;
        opened.on('connect', () => setIsOpen(true));
        opened.on('read', ({ chatId, by }: ChatRead) => {
          if (chatId === id && by === 'customer')
            void queries.invalidateQueries({ queryKey: ['cases', 'getOne'] });
        });
        opened.on('disconnect', (reason) => {
          setIsOpen(false);
          if (reason === 'io server disconnect') setTimeout(() => opened.connect(), TOLD_MS);
        });
        opened.on('typing', ({ chatId, name }: ChatTyping) => {
          if (chatId !== id) return;
          setTypist(name);
          clearTimeout(timer);
          timer = setTimeout(() => setTypist(null), SHOWN_MS);
        });
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(timer);
      socket.current?.removeAllListeners();
      socket.current?.disconnect();
      socket.current = null;
      setIsOpen(false);
    };
  }, [id, isMine, chatDesk, queries]);
  useEffect(() => {
    if (!isOpen || lastSeq === 0) return undefined;
    const read = (): void => {
      if (document.visibilityState === 'visible') socket.current?.emit('read', { chatId: id, seq: lastSeq });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, isOpen, lastSeq]);
  const tell = (): void => {
    if (Date.now() - toldAt.current < TOLD_MS) return;
    toldAt.current = Date.now();
    socket.current?.emit('typing', { chatId: id });
  };
  return { typist, tell };
};
