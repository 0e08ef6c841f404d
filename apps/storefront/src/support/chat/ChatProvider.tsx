'use client';

import dynamic from 'next/dynamic';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { ChatStart } from './chat-facts';

interface ChatControl extends ChatStart {
  readonly show: () => void;
}

const ChatContext = createContext<ChatControl | null>(null);

// The panel and its socket are loaded by those who chat.
const ChatPanel = dynamic(async () => (await import('./ChatPanel')).ChatPanel, { ssr: false });

/** Keeps the chat of a page: its panel is there for those who open it, and for those who have a chat. */
export const ChatProvider = ({ start, children }: { start: ChatStart; children: ReactNode }) => {
  const [isShown, setIsShown] = useState(start.hasChat);
  const [isFolded, setIsFolded] = useState(start.isFolded);
  const control = useMemo(
    () => ({
      ...start,
      show: () => {
        setIsShown(true);
        setIsFolded(false);
      },
    }),
    [start],
  );
  return (
    <ChatContext value={control}>
      {children}
      {isShown && (
        <ChatPanel start={start} isFolded={isFolded} onFold={setIsFolded} onClose={() => setIsShown(false)} />
      )}
    </ChatContext>
  );
};

/** The chat of the page; null outside of the shop's frame. */
export const useChatControl = (): ChatControl | null => useContext(ChatContext);
