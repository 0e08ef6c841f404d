import { formatPhone } from '../../contact/index.js';

/** What became of a mail or a text. */
export type QuoteDelivery = 'queued' | 'sent' | 'failed';

/** Whom a quote was sent to, and what became of its mail and its text. */
export interface SentQuote {
  /** As it is read: `Q-4K7QZ-9M2XA`. */
  readonly number: string;
  readonly email: string;
  /** As the domain keeps phones: `2155550149`. */
  readonly phone: string;
  readonly mail: QuoteDelivery;
  readonly text: QuoteDelivery;
}

/** How sending went: all of it, a part of it, or nothing. */
export type QuoteOutcome = 'sent' | 'partly' | 'failed' | 'underWay';

/** Where nothing went out, or nobody knows whether it did. */
export const QUOTE_NOT_SENT = 'The quote could not be sent. Please try again.';

/** How sending went, of what became of mail and text. */
export const quoteOutcome = ({ mail, text }: Pick<SentQuote, 'mail' | 'text'>): QuoteOutcome => {
  if (mail === 'failed' && text === 'failed') return 'failed';
  if (mail === 'failed' || text === 'failed') return 'partly';
  return mail === 'sent' && text === 'sent' ? 'sent' : 'underWay';
};

/** `(215) 555-0149`, as it stands in sentences. */
const spoken = (phone: string): string => formatPhone(phone, 'parentheses').replace(/ (?=\d{4}$)/, '-');

/** Says that sending a quote worked, or that it did not and what of it [R8.11]. */
export const quoteSentWords = ({ number, email, phone, mail, text }: SentQuote): string => {
  const to = spoken(phone);
  switch (quoteOutcome({ mail, text })) {
    case 'sent':
      return `Quote ${number} sent to ${email} and ${to}.`;
    case 'failed':
      return `Quote ${number} reached neither ${email} nor ${to}. Check both and send it again.`;
    case 'partly':
      return mail === 'failed'
        ? `Quote ${number} went to ${to} as a text, but not to ${email}: the mail could not be delivered.`
        : `Quote ${number} went to ${email}, but not to ${to}: the text could not be delivered.`;
    case 'underWay':
      return `Quote ${number} is on its way to ${email} and ${to}. This page says when it has arrived.`;
  }
};
