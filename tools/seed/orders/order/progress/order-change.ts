import { formatOrderNumber, type MailLetter, type OrderNumber } from '@simpletread/domain';
import type { SeedOrder } from '../seed-order.js';
import type { TimelineEvent } from './timeline-event.js';

const MINUTE_MS = 60_000;
const AFTER_MINUTES = 17;
const AGENT = 'Maya Ortiz';

/** When an agent corrected the phone number of an order; null for most. Only orders that left their first half hour have a change. */
export const changedAt = ({
  number,
  placedAt,
  progress,
}: Pick<SeedOrder, 'number' | 'placedAt' | 'progress'>): Date | null =>
  number.endsWith('7') && progress.releasedAt !== null && progress.cancelledAt === null
    ? new Date(placedAt.getTime() + AFTER_MINUTES * MINUTE_MS)
    : null;

/** The change in the timeline of its order; nothing for most. */
export const changeEvents = (order: Parameters<typeof changedAt>[0]): readonly TimelineEvent[] => {
  const at = changedAt(order);
  const data = { kind: 'contact', fields: 'Phone', reason: 'The buyer called: two digits were swapped' };
  return at === null ? [] : [{ at, type: 'OrderChanged', actorKind: 'staff', actorName: AGENT, data }];
};

/** The email about the change. */
export const changeWording = ({ number, customer }: Pick<SeedOrder, 'number' | 'customer'>): MailLetter => ({
  template: 'order-changed',
  subject: `The contact details of order ${formatOrderNumber(number as OrderNumber)} changed`,
  blocks: [
    `${customer.firstName}, the contact details of your order changed. The price is the same.`,
    { note: 'If you didn’t ask for this, call us right away.' },
  ],
});
