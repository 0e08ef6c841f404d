'use client';

import type { ChatMessage, ChatNews, ChatRead, ChatTyping, ChatView } from '@simpletread/contract';
import type { SatisfactionRating } from '@simpletread/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { io, type Socket } from 'socket.io-client';
import { askChat, type ChatAnswer, ChatProblem, sendFile, tellChat } from './chat-calls';
import { mergeMessages, wholeUpTo } from './merge-messages';

/** A message on its way, or one that didn't get through and can be sent again. */
export interface PendingMessage {
  readonly clientId: string;
  readonly text: string;
  readonly orderNumber: string;
  readonly isFailed: boolean;
}

const POLL_MS = 20_000;
const POLL_WITHOUT_SOCKET_MS = 4_000;
const TYPING_SHOWN_MS = 4_000;
const TYPING_TOLD_MS = 2_000;

const words = (error: unknown): string =>
  error instanceof ChatProblem ? error.message : 'Something went wrong. Please try again.';

/**
 * The shopper's chat. What was said is asked for over HTTP by its number, so nothing is lost or doubled; the socket only says that there is
 * something to ask for, and while it is away the chat asks by itself.
 */
export const useChat = () => {
  const [chat, setChat] = useState<ChatView | null | undefined>(undefined);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [pending, setPending] = useState<readonly PendingMessage[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [readByAgent, setReadByAgent] = useState(0);
  const [typist, setTypist] = useState<string | null>(null);
  const [isConnected, setIsConnected] = useState(false);
  const known = useRef<readonly ChatMessage[]>([]);
  const socket = useRef<Socket | null>(null);
  const typedAt = useRef(0);

  const take = useCallback(({ chat: next }: ChatAnswer): void => {
    setChat(next);
    if (next === null) known.current = [];
    else known.current = mergeMessages(known.current, next.messages);
    setMessages(known.current);
    setReadByAgent((seq) => (next === null ? 0 : Math.max(seq, next.readByAgent)));
  }, []);

  const ask = useCallback(async (): Promise<ChatView | null> => {
    for (;;) {
      const after = wholeUpTo(known.current);
      const answer = await askChat(after);
      take(answer);
      // A long chat comes in pages; a page that brings nothing new ends the asking.
      if (answer.chat?.hasMore !== true || wholeUpTo(known.current) === after) return answer.chat;
    }
  }, [take]);

  const isLive = chat !== null && chat !== undefined && chat.state !== 'ended';
  const url = chat?.socket.url;

  useEffect(() => {
    ask().catch((error: unknown) => setProblem(words(error)));
  }, [ask]);

  useEffect(() => {
    if (!isLive) return;
    const again = () => void ask().catch(() => undefined);
    const timer = setInterval(again, isConnected ? POLL_MS : POLL_WITHOUT_SOCKET_MS);
    return () => clearInterval(timer);
  }, [ask, isLive, isConnected]);

  useEffect(() => {
    if (!isLive || url === undefined) return;
    let shownUntil: ReturnType<typeof setTimeout> | undefined;
    const opened = io(url, {
      transports: ['websocket'],
      reconnectionDelayMax: 5_000,
      // Each connection has a ticket of its own, and asks for what was said in between.
      auth: (done) =>
        void ask().then(
          (view) => done({ ticket: view?.socket.ticket ?? '' }),
          () => done({ ticket: '' }),
        ),
    });
    socket.current = opened;
    opened.on('connect', () => setIsConnected(true));
    opened.on('disconnect', (reason) => {
      setIsConnected(false);
      // After a server's goodbye the client doesn't try again by itself.
      if (reason === 'io server disconnect') setTimeout(() => opened.connect(), 1_000);
    });
    opened.on('news', (_: ChatNews) => {
      setTypist(null);
      void ask().catch(() => undefined);
    });
    opened.on('read', ({ by, seq }: ChatRead) => {
      if (by === 'agent') setReadByAgent((before) => Math.max(before, seq));
    });
    opened.on('typing', ({ name }: ChatTyping) => {
      setTypist(name);
      clearTimeout(shownUntil);
      shownUntil = setTimeout(() => setTypist(null), TYPING_SHOWN_MS);
    });
    return () => {
      clearTimeout(shownUntil);
      opened.removeAllListeners();
      opened.disconnect();
      socket.current = null;
      setIsConnected(false);
    };
  }, [ask, isLive, url]);

  const tellRead = useCallback((seq: number): void => {
    socket.current?.emit('read', { seq });
  }, []);

  const run = async (asking: Promise<ChatAnswer>): Promise<boolean> => {
    setProblem(null);
    try {
      take(await asking);
      return true;
    } catch (error) {
      setProblem(words(error));
      return false;
    }
  };

  const deliver = async (one: PendingMessage): Promise<void> => {
    const { clientId, text, orderNumber } = one;
    setPending((all) => [...all.filter((other) => other.clientId !== clientId), { ...one, isFailed: false }]);
    const after = wholeUpTo(known.current);
    const isSent = await run(tellChat({ act: 'say', body: { clientId, text, orderNumber, after } }));
    setPending((all) =>
      isSent
        ? all.filter((other) => other.clientId !== clientId)
        : all.map((other) => (other.clientId === clientId ? { ...other, isFailed: true } : other)),
    );
  };

  return {
    chat,
    messages,
    pending,
    problem,
    readByAgent,
    typist,
    isConnected,
    tellRead,
    open: (body: object) => run(tellChat({ act: 'open', body })),
    say: (text: string, orderNumber = '') =>
      deliver({ clientId: crypto.randomUUID(), text, orderNumber, isFailed: false }),
    sendAgain: deliver,
    attach: (file: File) => {
      const form = new FormData();
      form.set('clientId', crypto.randomUUID());
      form.set('after', String(wholeUpTo(known.current)));
      form.set('attachment', file);
      return run(sendFile(form));
    },
    end: () => run(tellChat({ act: 'end' })),
    mailTranscript: () => run(tellChat({ act: 'transcript' })),
    rate: (rating: SatisfactionRating, comment: string) =>
      run(tellChat({ act: 'rate', body: { rating, comment } })),
    forget: () => run(tellChat({ act: 'forget' })),
    type: () => {
      const now = Date.now();
      if (now - typedAt.current < TYPING_TOLD_MS) return;
      typedAt.current = now;
      socket.current?.emit('typing', {});
    },
  };
};

export type Chat = ReturnType<typeof useChat>;
