import type { NewsletterRow } from '@simpletread/contract';

import { StateChip, type StateFace } from '../../shell/detail/index.js';

export const NEWSLETTER_FACES: Readonly<Record<NewsletterRow['state'], StateFace>> = {
  draft: { label: 'Draft', tone: 'neutral', mark: 'half' },
  scheduled: { label: 'Scheduled', tone: 'info', mark: 'half' },
  sending: { label: 'Sending', tone: 'warn', mark: 'half' },
  sent: { label: 'Sent', tone: 'good', mark: 'full' },
  stopped: { label: 'Stopped', tone: 'bad', mark: 'ring' },
};

export const NewsletterChip = ({ state }: Pick<NewsletterRow, 'state'>) => (
  <StateChip face={NEWSLETTER_FACES[state]} />
);

/** `12%`; a dash where there is nothing to compare with. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
