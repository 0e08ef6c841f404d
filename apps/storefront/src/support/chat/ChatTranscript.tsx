'use client';

import { Button, IconButton } from '@simpletread/ui';
import { Download, Mail } from 'lucide-react';
import { useState } from 'react';
import { transcriptText } from './transcript-text';
import type { Chat } from './use-chat';

const save = ({ chat, messages }: Chat): void => {
  if (chat === null || chat === undefined) return;
  const address = URL.createObjectURL(new Blob([transcriptText(chat, messages)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `chat-${chat.caseNumber}.txt`;
  link.click();
  URL.revokeObjectURL(address);
};

interface ChatTranscriptProps {
  readonly chat: Chat;
  readonly isIcon?: boolean;
}

/** The chat to keep: as an email to the account that proved its address, as a file for everyone. */
export const ChatTranscript = ({ chat, isIcon = false }: ChatTranscriptProps) => {
  const [isSent, setIsSent] = useState(false);
  const mail = (): void => void chat.mailTranscript().then(setIsSent);
  const mayMail = chat.chat?.mayMailTranscript === true && chat.messages.some(({ by }) => by === 'agent');
  if (isIcon)
    return mayMail ? (
      <IconButton
        label={isSent ? 'Transcript sent' : 'Email me the transcript'}
        icon={<Mail size={20} aria-hidden="true" />}
        onClick={mail}
      />
    ) : (
      <IconButton
        label="Save the transcript"
        icon={<Download size={20} aria-hidden="true" />}
        onClick={() => save(chat)}
      />
    );
  return (
    <>
      {mayMail && (
        <Button variant="ghost" isFullWidth isDisabled={isSent} onClick={mail}>
          {isSent ? `Sent to ${chat.chat?.email ?? ''}` : 'Email me the transcript'}
        </Button>
      )}
      <Button variant="ghost" isFullWidth onClick={() => save(chat)}>
        Save the transcript
      </Button>
    </>
  );
};
