import { type AdminQuote, allOptionsOf, createQuote, type QuoteOffer } from '@simpletread/contract';

import { formContract } from '../../shell/form/index.js';
import type { QuoteInput, QuoteMessagesQuestion, QuoteQuestion, ReceivingQuestion } from './quote-calls.js';

type Line = AdminQuote['lines'][number];

export interface QuoteFormLine extends Line {
  /** The tire's name until its offer is there. */
  readonly label: string;
}

export interface QuoteForm extends Omit<AdminQuotePart, 'lines'> {
  readonly lines: readonly QuoteFormLine[];
}

type AdminQuotePart = Pick<
  AdminQuote,
  'firstName' | 'email' | 'phone' | 'zip' | 'message' | 'vehicle' | 'lines' | 'delivery'
>;

export const EMPTY_QUOTE: QuoteForm = {
  firstName: '',
  email: '',
  phone: '',
  zip: '',
  message: '',
  vehicle: null,
  delivery: null,
  lines: [],
};

const labelOf = (offers: readonly QuoteOffer[], line: Line): string => {
  const known = offers.flatMap(({ lines }) => lines).find(({ productId }) => productId === line.tireId);
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
  delivery: quote.delivery,
  lines: quote.lines.map((line) => ({
    ...line,
    label: labelOf(
      allOptionsOf(quote).map(({ offer }) => offer),
      line,
    ),
  })),
});

/** True once it names its place: until then it is half chosen, and nothing is priced or sent with it. */
const isWhole = ({ fulfilment, shopCode, pickupPointCode }: NonNullable<QuoteForm['delivery']>): boolean => {
  if (fulfilment === 'ship-to-shop') return shopCode !== null;
  return fulfilment === 'ship-to-me' || pickupPointCode !== null;
};

const goodsOf = ({
  vehicle,
  delivery,
  lines,
}: Pick<QuoteForm, 'vehicle' | 'delivery' | 'lines'>): Pick<
  QuoteInput,
  'vehicle' | 'delivery' | 'lines'
> => ({
  vehicle,
  delivery: delivery !== null && isWhole(delivery) ? delivery : null,
  lines: lines.map(({ label: _, ...line }) => line),
});

/** The ZIP once it is whole. */
export const zipOf = ({ zip }: Pick<QuoteForm, 'zip'>): string | null =>
  /^\d{5}$/.test(zip.trim()) ? zip.trim() : null;

/** The address once it may be one: its account gives the price group. */
export const emailOf = ({ email }: Pick<QuoteForm, 'email'>): string | null =>
  /^\S+@\S+\.\S+$/.test(email.trim()) ? email.trim() : null;

/** Returns the question for the live offer. A ZIP counts once it is whole. */
export const questionOf = (form: QuoteForm): QuoteQuestion => ({
  zip: zipOf(form),
  email: emailOf(form),
  ...goodsOf(form),
});

/** Returns the question for the messages; null before the quote has tires and a ZIP. */
export const previewOf = (form: QuoteForm, number: string | null): QuoteMessagesQuestion | null => {
  const zip = zipOf(form);
  const { firstName, message } = form;
  return zip === null || form.lines.length === 0
    ? null
    : { ...goodsOf(form), number, firstName, message, zip, email: emailOf(form) };
};

/** With a place that is only half chosen, which the server refuses in words. */
const inputOf = ({ firstName, email, phone, zip, message, ...goods }: QuoteForm): QuoteInput => ({
  ...{ firstName, email, phone, zip, message },
  ...goodsOf(goods),
  delivery: goods.delivery,
});

/** Returns the question for places and times; null before the quote has tires and a ZIP. */
export const receivingQuestionOf = (form: QuoteForm): ReceivingQuestion | null => {
  const zip = zipOf(form);
  if (zip === null || form.lines.length === 0) return null;
  const { vehicle, lines } = goodsOf(form);
  return {
    ...{ zip, vehicle, lines },
    shopCode: form.delivery?.fulfilment === 'ship-to-shop' ? (form.delivery.shopCode ?? null) : null,
  };
};

/** Checks a quote by the contract. */
export const quoteContract = formContract({ schema: createQuote.body, inputOf });

/** Checks a new quote, for a sales request or without one. */
export const newQuoteContract = (requestId: string | null) =>
  formContract({
    schema: createQuote.body,
    inputOf: (form: QuoteForm & Record<string, unknown>) => ({ ...inputOf(form), requestId }),
  });
