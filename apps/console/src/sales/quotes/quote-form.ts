import { type AdminQuote, createQuote, type QuoteOffer } from '@simpletread/contract';

import type { ReadForm } from '../../shell/editor/index.js';
import { errorsOfIssues } from '../../shell/form/index.js';
import type { QuoteInput, QuoteQuestion } from './quote-calls.js';

type Line = AdminQuote['lines'][number];

export interface QuoteFormLine extends Line {
  /** What it is called until its offer is there. */
  readonly label: string;
}

export interface QuoteForm extends Omit<AdminQuotePart, 'lines'> {
  readonly lines: readonly QuoteFormLine[];
}

type AdminQuotePart = Pick<
  AdminQuote,
  'firstName' | 'email' | 'phone' | 'zip' | 'message' | 'vehicle' | 'lines'
>;

export const EMPTY_QUOTE: QuoteForm = {
  firstName: '',
  email: '',
  phone: '',
  zip: '',
  message: '',
  vehicle: null,
  lines: [],
};

const labelOf = ({ lines }: QuoteOffer, line: Line): string => {
  const known = lines.find(({ productId }) => productId === line.tireId);
  return known === undefined
    ? 'A tire'
    : `${known.brandName} ${known.name} ${known.sizeCode} ${known.serviceDescription}`.trim();
};

export const formOfQuote = (quote: AdminQuote): QuoteForm => ({
  firstName: quote.firstName,
  email: quote.email,
  phone: quote.phone,
  zip: quote.zip,
  message: quote.message,
  vehicle: quote.vehicle,
  lines: quote.lines.map((line) => ({ ...line, label: labelOf(quote.offer, line) })),
});

const goodsOf = ({ vehicle, lines }: QuoteForm): Pick<QuoteInput, 'vehicle' | 'lines'> => ({
  vehicle,
  lines: lines.map(({ label: _, ...line }) => line),
});

/** What is asked while it is written; a ZIP counts once it is whole. */
export const questionOf = (form: QuoteForm): QuoteQuestion => ({
  zip: /^\d{5}$/.test(form.zip.trim()) ? form.zip.trim() : null,
  ...goodsOf(form),
});

/** What would be sent of it, and what is wrong with it. */
export const readQuote = (form: QuoteForm): ReadForm<QuoteInput> => {
  const { firstName, email, phone, zip, message } = form;
  const input = { firstName, email, phone, zip, message, ...goodsOf(form) };
  const { error } = createQuote.body.safeParse(input);
  return { input, errors: errorsOfIssues(error?.issues ?? []) };
};
