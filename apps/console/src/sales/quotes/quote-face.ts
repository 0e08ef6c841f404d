import type { AdminQuote, QuoteRow } from '@simpletread/contract';
import { ownValue } from '@simpletread/domain';

import type { StateFace } from '../../shell/detail/index.js';

/** The look of each quote state. A half mark means waiting for the customer. */
export const QUOTE_FACES: Readonly<Record<QuoteRow['state'], StateFace>> = {
  draft: { label: 'Draft', tone: 'neutral', mark: 'ring' },
  sent: { label: 'Sent', tone: 'info', mark: 'half' },
  opened: { label: 'Opened', tone: 'warn', mark: 'half' },
  taken: { label: 'Taken', tone: 'good', mark: 'full' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', mark: 'ring' },
  expired: { label: 'Expired', tone: 'neutral', mark: 'ring' },
  discarded: { label: 'Discarded', tone: 'neutral', mark: 'ring' },
};

const EVENTS: Readonly<Record<string, string>> = {
  create: 'started it',
  change: 'changed it',
  askApproval: 'asked for approval of its discounts',
  approve: 'approved its discounts',
  send: 'sent it',
  sendAgain: 'sent it again',
  open: 'opened it',
  ask: 'asked',
  remind: 'We reminded the customer',
  take: 'added the tires to a cart',
  withdraw: 'withdrew it',
  expire: 'It expired',
  discard: 'discarded it',
};

/** `Rita Vance sent it`; what no colleague did was its customer, or the clock. */
export const entryText = ({ event, byName, text }: AdminQuote['entries'][number]): string => {
  const words = ownValue(EVENTS, event) ?? event;
  if (event === 'expire' || event === 'remind') return words;
  return `${byName ?? 'The customer'} ${words}${text === null ? '' : `: “${text}”`}`;
};
