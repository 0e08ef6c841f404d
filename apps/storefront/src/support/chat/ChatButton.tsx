'use client';

import { MessageCircle } from 'lucide-react';
import styles from './Chat.module.css';
import { useChatControl } from './ChatProvider';

/** Opens the chat. It is there while chat is open, and for whoever has a chat. */
export const ChatButton = ({
  hasHours = false,
  words = 'Chat',
}: {
  readonly hasHours?: boolean;
  readonly words?: string;
}) => {
  const control = useChatControl();
  if (control === null || !(control.isOpen || control.hasChat)) return null;
  return (
    <button type="button" className={styles.opener} onClick={control.show}>
      <MessageCircle size={16} strokeWidth={1.75} aria-hidden="true" />
      {hasHours && control.isOpen ? `${words}, ${control.hours}` : words}
    </button>
  );
};
