/** The contact that a new quote begins with. */
export interface QuoteFor {
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly zip: string;
  /** The sales request that the quote answers. */
  readonly requestId?: string;
}

interface QuoteState {
  readonly quoteFor: QuoteFor;
}

/** The state of a link to a new quote for somebody: contacts are never in an address. */
export const quoteFor = (contact: QuoteFor): QuoteState => ({ quoteFor: contact });

const isQuoteState = (state: unknown): state is QuoteState =>
  typeof state === 'object' && state !== null && 'quoteFor' in state;

/** The contact of the link that was followed; null for any other. */
export const contactIn = (state: unknown): QuoteFor | null => (isQuoteState(state) ? state.quoteFor : null);
