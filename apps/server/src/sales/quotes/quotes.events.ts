export const QUOTE_SENT = 'QuoteSent';
export const QUOTE_OPENED = 'QuoteOpened';
export const QUOTE_TAKEN = 'QuoteTaken';
export const QUOTE_ASKED = 'QuoteAsked';
export const QUOTE_WITHDRAWN = 'QuoteWithdrawn';

export interface QuotePayload {
  readonly quoteId: string;
}
