import type { AdminMessage as WholeMessage, listMessages, ReplyOf } from '@simpletread/contract';

import type { StateFace } from '../detail/index.js';

export type MessageRow = ReplyOf<typeof listMessages>[number];
export type AdminMessage = WholeMessage;

/** The look of each message state. */
export const MESSAGE_FACES: Readonly<Record<MessageRow['state'], StateFace>> = {
  queued: { label: 'Waiting', tone: 'neutral', mark: 'half' },
  sent: { label: 'Sent', tone: 'good', mark: 'ring' },
  failed: { label: 'Failed', tone: 'bad', mark: 'full' },
};

export const CHANNEL_LABELS: Readonly<Record<MessageRow['channel'], string>> = {
  email: 'Email',
  sms: 'Text',
};

const TAKEN_CARE_OF: StateFace = { label: 'Failed, taken care of', tone: 'neutral', mark: 'ring' };

/** The look of a message: a failed one that staff answered needs nobody any more. */
export const messageFace = ({
  state,
  isDone,
}: {
  readonly state: MessageRow['state'];
  readonly isDone: boolean;
}) => (state === 'failed' && isDone ? TAKEN_CARE_OF : MESSAGE_FACES[state]);

const MOST_CHARACTERS = 60;

/** The beginning of a text up to a whole word, with the mark that it goes on. */
const beginningOf = (text: string): string => {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, MOST_CHARACTERS + 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : MOST_CHARACTERS).replace(/[,.;:]$/, '')}…`;
};

/** A message's title in a list: its subject, or the beginning of a text. */
export const messageTitle = ({ subject, bodyText }: Pick<MessageRow, 'subject' | 'bodyText'>): string =>
  subject ?? beginningOf(bodyText);
