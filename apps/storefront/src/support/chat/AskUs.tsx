'use client';

import { Mail } from 'lucide-react';
import { PageLink } from '../../shell/controls';
import { ChatButton } from './ChatButton';
import { useChatControl } from './ChatProvider';

/** The chat while it is open, else the contact form. */
export const AskUs = ({ words }: { readonly words: string }) => {
  const control = useChatControl();
  if (control !== null && (control.isOpen || control.hasChat)) return <ChatButton words={words} />;
  return (
    <PageLink href="/contact">
      <Mail size={18} strokeWidth={1.75} aria-hidden="true" /> {words}
    </PageLink>
  );
};
