import { formatPhone } from '../../contact/index.js';

/** The delivery state of an email or a text. */
export type QuoteDelivery = 'queued' | 'sent' | 'failed';

/** A quote's recipients, and the delivery states of its email and text. */
export interface SentQuote {
  /** As people read it: `Q-4K7QZ-9M2XA`. */
  readonly number: string;
  readonly email: string;
  /** As the domain stores phones: `2155550149`. */
  readonly phone: string;
  readonly mail: QuoteDelivery;
  readonly text: QuoteDelivery;
}

/** The outcome of sending: everything, a part of it, or nothing. */
export type QuoteOutcome = 'sent' | 'partly' | 'failed' | 'underWay';

/** Shown if nothing was sent, or if it isn't known. */
export const QUOTE_NOT_SENT = 'The quote could not be sent. Please try again.';

/** Returns the outcome from the delivery states of email and text. */
export const quoteOutcome = ({ mail, text }: Pick<SentQuote, 'mail' | 'text'>): QuoteOutcome => {
  if (mail === 'failed' && text === 'failed') return 'failed';
  if (mail === 'failed' || text === 'failed') return 'partly';
  return mail === 'sent' && text === 'sent' ? 'sent' : 'underWay';
};

/** Returns `(215) 555-0149`, for use in sentences. */
const spoken = (phone: string): string => formatPhone(phone, 'parentheses').replace(/ (?=\d{4}$)/, '-');

/** Returns the message that sending a quote succeeded or failed, in whole or in part [R8.11]. */
export const quoteSentWords = ({ number, email, phone, mail, text }: SentQuote): string => {
  const to = spoken(phone);
  switch (quoteOutcome({ mail, text })) {
    case 'sent':
      return `Quote ${number} sent to ${email} and ${to}.`;
    case 'failed':
      return `Quote ${number} could not be delivered to ${email} or ${to}. Check both and send it again.`;
    case 'partly':
      return mail === 'failed'
        ? `Quote ${number} was sent to ${to} by text, but the email to ${email} could not be delivered.`
        : `Quote ${number} was sent to ${email}, but the text to ${to} could not be delivered.`;
    case 'underWay':
      return `Quote ${number} is on its way to ${email} and ${to}. This page updates when it arrives.`;
  }
};
