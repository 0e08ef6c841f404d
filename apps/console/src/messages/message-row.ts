import type { getMessage, listMessages, ReplyOf } from '@simpletread/contract';
import type { ChipMark, ChipTone } from '@simpletread/ui';

export type MessageRow = ReplyOf<typeof listMessages>[number];
export type AdminMessage = ReplyOf<typeof getMessage>;

interface Face {
  readonly label: string;
  readonly tone: ChipTone;
  readonly mark: ChipMark;
}

/** How each state of a message is shown. */
export const MESSAGE_FACES: Readonly<Record<MessageRow['state'], Face>> = {
  queued: { label: 'Waiting', tone: 'neutral', mark: 'half' },
  sent: { label: 'Sent', tone: 'good', mark: 'ring' },
  failed: { label: 'Failed', tone: 'bad', mark: 'full' },
};

export const CHANNEL_LABELS: Readonly<Record<MessageRow['channel'], string>> = { email: 'Mail', sms: 'Text' };

/** What a message is called in a list: its subject, or the beginning of a text. */
export const messageTitle = ({ subject, bodyText }: Pick<MessageRow, 'subject' | 'bodyText'>): string =>
  subject ?? bodyText.slice(0, 60);
