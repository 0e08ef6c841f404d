import { type QuoteOffer, type QuoteReceivingReply, quoteTotalInCents } from '@simpletread/contract';
import {
  FREE_WITH_DEAL,
  formatMoney,
  formatQuoteNumber,
  type PricedCart,
  quoteDayWords,
  quoteOptionLabel,
  quoteReceivingWords,
  receiptAmounts,
  shownTrace,
} from '@simpletread/domain';

import type { PrintedSheet } from '../../../platform/pdf/index.js';
import type { Quote, QuoteSending, SentOption } from '../quote.js';
import { holdText, tireLabel, totalLabel, vehicleRow, warnings } from './quote-messages.js';

interface PrintedQuote {
  readonly quote: Pick<Quote, 'number' | 'state' | 'firstName' | 'goods' | 'madeBy' | 'message'>;
  readonly sending: Pick<QuoteSending, 'options' | 'lastDay'>;
  /** As its author chose it; null where the customer chooses. */
  readonly receiving: QuoteReceivingReply | null;
  /** As people read it: `(800) 555 0142`. */
  readonly servicePhone: string;
}

const partsOf = (offer: QuoteOffer): PrintedSheet['parts'] => {
  const priced = (offer.installedPricing ?? offer.pricing) as PricedCart;
  const { parts } = receiptAmounts(shownTrace(priced), priced.totalInCents, []);
  return parts.map(({ label, amountInCents }) => [
    label,
    amountInCents === 0 ? FREE_WITH_DEAL : formatMoney(amountInCents),
  ]);
};

const termsOf = (
  { state }: PrintedQuote['quote'],
  held: SentOption['held'],
  lastDay: string,
): readonly string[] => {
  if (state === 'withdrawn') return ['This quote was withdrawn. Its prices are no longer held.'];
  return held === null ? [] : [holdText(lastDay)];
};

const sheetOf = (
  { quote, sending: { options, lastDay }, receiving, servicePhone }: PrintedQuote,
  { option, offer, held }: SentOption,
): PrintedSheet => ({
  heading: options.length === 1 ? 'Quote' : `Quote, option ${quoteOptionLabel(option)}`,
  facts: [
    ['Quote', formatQuoteNumber(quote.number)],
    ['Prepared for', quote.firstName],
    ['Prepared by', `${quote.madeBy.name} of SimpleTread`],
    ...vehicleRow(quote.goods),
    [
      'Receiving',
      receiving === null ? totalLabel(offer, quote.goods.zip, null) : quoteReceivingWords(receiving),
    ],
    ['Good until', quote.state === 'withdrawn' ? 'Withdrawn' : quoteDayWords(lastDay)],
  ],
  lines: offer.lines.map((line) => ({
    name: tireLabel(line),
    price: `${line.quantity} at ${formatMoney(line.salePriceInCents)}`,
    amount: formatMoney(line.subtotalInCents),
  })),
  parts: partsOf(offer),
  total: formatMoney(quoteTotalInCents(offer)),
  ...{ payments: [], refunds: [], net: null, handling: null },
  notes: [
    ...(quote.message === '' ? [] : [quote.message]),
    ...warnings(offer),
    ...termsOf(quote, held, lastDay),
    `Questions? Call ${servicePhone}.`,
  ],
});

/** Returns a page for each option of a quote, as it was sent. */
export const quoteSheets = (printed: PrintedQuote): readonly PrintedSheet[] =>
  printed.sending.options.map((option) => sheetOf(printed, option));
