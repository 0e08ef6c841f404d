import type { AdminCase } from '@simpletread/contract';

export type ComposerMode = 'mail' | 'text' | 'note' | 'call' | 'chat';

export interface Draft {
  readonly mode: ComposerMode;
  readonly text: string;
}

// For as long as the console is open: another case, and back again.
const drafts = new Map<string, Draft>();

/** True if the agent has the live chat of a case, and can write in it. */
export const isMyChat = (chat: AdminCase['chat']): boolean =>
  chat !== null && chat.isMine && (chat.state === 'active' || chat.state === 'left');

/** Returns the draft of a case; an empty answer if there is none. */
export const draftOf = ({
  id,
  answerBy,
  channel,
  chat,
}: Pick<AdminCase, 'id' | 'answerBy' | 'channel' | 'chat'>): Draft =>
  drafts.get(id) ?? {
    mode: isMyChat(chat)
      ? 'chat'
      : channel === 'text' && answerBy.includes('text')
        ? 'text'
        : (answerBy[0] ?? 'note'),
    text: '',
  };

/** Keeps a draft; an empty text forgets it. */
export const keepDraft = (id: string, draft: Draft): void => {
  if (draft.text === '') drafts.delete(id);
  else drafts.set(id, draft);
};

/** The last message between customer and us, which an answer names. */
export const lastSeen = ({ entries }: Pick<AdminCase, 'entries'>): string | null =>
  entries.filter(({ kind }) => kind === 'customer' || kind === 'agent').at(-1)?.id ?? null;
