import { type QuoteOffer, quoteTotalInCents } from '@simpletread/contract';
import { formatMoney, formatQuoteNumber, quoteDayWords, type MailBlock } from '@simpletread/domain';

import type { MailToQueue, TextToQueue } from '../../platform/messages/index.js';
import type { Quote } from './quote.js';

/** Messages to the customer of a quote. */
export interface QuoteLetter {
  readonly quote: Quote;
  readonly offer: QuoteOffer;
  /** `2026-12-06`. */
  readonly lastDay: string;
  readonly link: string;
  /** As people read it: `(800) 555 0142`. */
  readonly servicePhone: string;
}

const TEMPLATE = 'quote';

type Line = QuoteOffer['lines'][number];

const tireLabel = ({ brandName, name, sizeCode, serviceDescription }: Line): string =>
  `${brandName} ${name} ${sizeCode} ${serviceDescription}`.trim();

const reasonsAgainst = ({ fit }: Line): readonly string[] =>
  (fit?.reasons ?? []).filter(({ isPassed }) => !isPassed).map(({ text }) => text);

/** For each tire that doesn't fit the vehicle, in plain words. */
const warnings = ({ lines }: QuoteOffer): readonly string[] =>
  lines
    .filter(({ fit }) => fit?.kind === 'refused')
    .map((line) =>
      `The ${tireLabel(line)} does not fit your vehicle. ${reasonsAgainst(line).join(' ')}`.trim(),
    );

const vehicleRow = ({ vehicle }: Quote['goods']): readonly (readonly [string, string])[] =>
  vehicle === null
    ? []
    : [['Vehicle', `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`.trim()]];

const totalLabel = ({ installedPricing }: QuoteOffer, zip: string): string =>
  installedPricing === null ? `Sent to ${zip}` : `Out the door near ${zip}`;

/** The terms of the hold. */
const holdText = (lastDay: string): string =>
  `You pay these tire prices through ${quoteDayWords(lastDay)}, in these quantities. Other discounts don’t apply to them. The tires aren’t set aside: the page shows if they’re in stock.`;

const blocks = ({ quote, offer, lastDay, link, servicePhone }: QuoteLetter): readonly MailBlock[] => [
  `${quote.firstName}, here is the quote you asked for.`,
  ...(quote.message === '' ? [] : [quote.message]),
  { tires: offer.lines.map((line) => `${line.quantity} × ${tireLabel(line)}`) },
  { rows: [['Quote', formatQuoteNumber(quote.number)], ...vehicleRow(quote.goods)] },
  ...warnings(offer),
  {
    amounts: offer.lines.map(
      (line) => [`${line.quantity} × ${line.sizeCode}`, formatMoney(line.subtotalInCents)] as const,
    ),
    total: [totalLabel(offer, quote.goods.zip), formatMoney(quoteTotalInCents(offer))],
  },
  holdText(lastDay),
  { link, label: 'See your quote' },
  `This quote is valid until ${quoteDayWords(lastDay)}. It was prepared by ${quote.madeBy.name} of SimpleTread. Questions? Call ${servicePhone}.`,
];

export const quoteMail = (letter: QuoteLetter): MailToQueue => ({
  channel: 'email',
  to: letter.quote.email,
  template: TEMPLATE,
  subject: `Your tire quote ${formatQuoteNumber(letter.quote.number)}`,
  blocks: blocks(letter),
});

export const quoteText = ({ quote, offer, lastDay, link }: QuoteLetter): TextToQueue => ({
  channel: 'sms',
  to: quote.phone,
  template: TEMPLATE,
  text: `SimpleTread: your quote ${formatQuoteNumber(quote.number)}, ${formatMoney(quoteTotalInCents(offer))} tire prices held through ${quoteDayWords(lastDay)}: ${link}`,
});

export const quoteReminder = ({ quote, offer, lastDay, link, servicePhone }: QuoteLetter): MailToQueue => ({
  channel: 'email',
  to: quote.email,
  template: 'quote-reminder',
  subject: `Your tire quote ends ${quoteDayWords(lastDay)}`,
  blocks: [
    `${quote.firstName}, your quote ${formatQuoteNumber(quote.number)} is good through ${quoteDayWords(lastDay)}.`,
    { tires: offer.lines.map((line) => `${line.quantity} × ${tireLabel(line)}`) },
    { rows: [[totalLabel(offer, quote.goods.zip), formatMoney(quoteTotalInCents(offer))]] },
    { link, label: 'See your quote' },
    `It was prepared by ${quote.madeBy.name} of SimpleTread. Questions? Ask on its page, or call ${servicePhone}.`,
  ],
});
