import type { AdminCase, ChatTyping } from '@simpletread/contract';
import { useEffect, useRef, useState } from 'react';
import { io, type Socket } from 'socket.io-client';

import { useCaseCalls } from '../case-calls.js';
import { isMyChat } from '../composer-state.js';

const SHOWN_MS = 4_000;
const TOLD_MS = 2_000;

/** Returns the customer who is typing in the live chat of a case, and tells its customer that the agent does. Messages come with the console's live updates. */
export const useChatTyping = ({ id, chat }: Pick<AdminCase, 'id' | 'chat'>) => {
  const calls = useCaseCalls();
  const [typist, setTypist] = useState<string | null>(null);
  const socket = useRef<Socket | null>(null);
  const toldAt = useRef(0);
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
        opened.on('disconnect', (reason) => {
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
    };
  }, [id, isMine, chatDesk]);
  const tell = (): void => {
    if (Date.now() - toldAt.current < TOLD_MS) return;
    toldAt.current = Date.now();
    socket.current?.emit('typing', { chatId: id });
  };
  return { typist, tell };
};
