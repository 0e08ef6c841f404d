import type { AdminQuote } from '@simpletread/contract';

import { formOfQuote, type QuoteForm } from './quote-form.js';

/** The contact that a new quote begins with; a copy also has the tires. */
export interface QuoteFor extends Partial<Pick<QuoteForm, 'vehicle' | 'lines' | 'message' | 'delivery'>> {
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

/** The state of a link to a copy of a quote. Its author looks at tires that don’t fit again. */
export const copyOf = (quote: AdminQuote): QuoteState => {
  const form = formOfQuote(quote);
  // Its time at the shop is perhaps another car’s now.
  const delivery = form.delivery === null ? null : { ...form.delivery, appointment: null };
  return quoteFor({
    ...form,
    delivery,
    lines: form.lines.map((line) => ({ ...line, acknowledgedReasons: null })),
  });
};
