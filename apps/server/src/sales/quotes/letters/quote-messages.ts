import {
  type CurrentOffer,
  type QuoteOffer,
  type QuoteReceivingReply,
  quoteTotalInCents,
} from '@simpletread/contract';
import {
  cents,
  formatMoney,
  formatQuoteNumber,
  type MailBlock,
  quoteDayWords,
  quoteOptionLabel,
  quotePlaceWords,
  quoteReceivingWords,
} from '@simpletread/domain';

import type { MailToQueue, TextToQueue } from '../../../platform/messages/index.js';
import type { Quote, SentOption } from '../quote.js';

/** The parts of a quote that its messages have. */
export type WrittenQuote = Pick<
  Quote,
  'number' | 'firstName' | 'email' | 'phone' | 'message' | 'goods' | 'madeBy'
>;

/** A set of tires, and the lowest total with a lender where it is lower. */
interface LetterOption extends Pick<SentOption, 'option' | 'offer'> {
  readonly payLater?: CurrentOffer['payLater'];
}

/** Messages to the customer of a quote. */
export interface QuoteLetter {
  readonly quote: WrittenQuote;
  readonly options: readonly LetterOption[];
  /** As its author chose it; null where the customer chooses. */
  readonly receiving: QuoteReceivingReply | null;
  /** `2026-12-06`. */
  readonly lastDay: string;
  readonly link: string;
  /** As people read it: `(800) 555 0142`. */
  readonly servicePhone: string;
}

const TEMPLATE = 'quote';

type Line = QuoteOffer['lines'][number];

export const tireLabel = ({ brandName, name, sizeCode, serviceDescription }: Line): string =>
  `${brandName} ${name} ${sizeCode} ${serviceDescription}`.trim();

const reasonsAgainst = ({ fit }: Line): readonly string[] =>
  (fit?.reasons ?? []).filter(({ isPassed }) => !isPassed).map(({ text }) => text);

/** For each tire that doesn't fit the vehicle, in plain words. */
export const warnings = ({ lines }: QuoteOffer): readonly string[] =>
  lines
    .filter(({ fit }) => fit?.kind === 'refused')
    .map((line) =>
      `The ${tireLabel(line)} does not fit your vehicle. ${reasonsAgainst(line).join(' ')}`.trim(),
    );

export const vehicleRow = ({ vehicle }: Quote['goods']): readonly (readonly [string, string])[] =>
  vehicle === null
    ? []
    : [['Vehicle', `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`.trim()]];

const receivingRow = (receiving: QuoteLetter['receiving']): readonly (readonly [string, string])[] =>
  receiving === null ? [] : [['Receiving', quoteReceivingWords(receiving)]];

export const totalLabel = (
  { installedPricing }: QuoteOffer,
  zip: string,
  receiving: QuoteLetter['receiving'],
): string => {
  if (receiving !== null && receiving.fulfilment !== 'ship-to-me') return quotePlaceWords(receiving);
  return installedPricing === null ? `Sent to ${zip}` : `Out the door near ${zip}`;
};

const tireLabels = ({ lines }: QuoteOffer): string[] =>
  lines.map(
    (line) =>
      `${line.quantity} × ${tireLabel(line)}${line.roadHazardState === 1 ? ' with road hazard coverage' : ''}`,
  );

const coverageRow = ({ pricing }: QuoteOffer): readonly (readonly [string, string])[] =>
  pricing.roadHazardInCents === 0 ? [] : [['Road hazard coverage', formatMoney(pricing.roadHazardInCents)]];

/** The lowest total with a lender where it is below the card's. */
const lenderRow = ({ payLater }: LetterOption): readonly (readonly [string, string])[] =>
  payLater === null || payLater === undefined
    ? []
    : [[`Or with ${payLater.name}`, formatMoney(payLater.totalInCents)]];

/** The tires and total of a quote; with several options, of each one. */
const offered = ({
  quote: { goods },
  options,
  receiving,
}: Pick<QuoteLetter, 'quote' | 'options' | 'receiving'>): readonly MailBlock[] =>
  options.length === 1
    ? options.flatMap((one): readonly MailBlock[] => [
        {
          amounts: [
            ...one.offer.lines.map(
              (line) => [`${line.quantity} × ${line.sizeCode}`, formatMoney(line.subtotalInCents)] as const,
            ),
            ...coverageRow(one.offer),
          ],
          total: [
            totalLabel(one.offer, goods.zip, receiving),
            formatMoney(quoteTotalInCents(one.offer)),
          ] as const,
        },
        ...(lenderRow(one).length === 0 ? [] : [{ rows: lenderRow(one) }]),
      ])
    : options.flatMap(({ option, offer, payLater = null }): readonly MailBlock[] => [
        {
          rows: [
            [quoteOptionLabel(option), tireLabels(offer).join(', ')],
            [totalLabel(offer, goods.zip, receiving), formatMoney(quoteTotalInCents(offer))],
            ...lenderRow({ option, offer, payLater }),
          ],
        },
      ]);

/** The total, or the lowest one: `$568.00` or `from $568.00`. */
const totalWords = ([first, ...others]: QuoteLetter['options']): string => {
  if (first === undefined) return '';
  const totals = [first, ...others].map(({ offer }) => quoteTotalInCents(offer));
  const lowest = formatMoney(cents(Math.min(...totals)));
  return others.length === 0 ? lowest : `from ${lowest}`;
};

/** The terms of the hold. */
export const holdText = (lastDay: string): string =>
  `You pay these tire prices through ${quoteDayWords(lastDay)}, in these quantities. Other discounts don’t apply to them. The tires aren’t set aside: the page shows if they’re in stock.`;

const blocks = ({
  quote,
  options,
  receiving,
  lastDay,
  link,
  servicePhone,
}: QuoteLetter): readonly MailBlock[] => [
  options.length === 1
    ? `${quote.firstName}, here is the quote you asked for.`
    : `${quote.firstName}, here is the quote you asked for. It has ${options.length} sets of tires for your car: choose one on its page.`,
  ...(quote.message === '' ? [] : [quote.message]),
  ...(options.length === 1 ? options.map(({ offer }) => ({ tires: tireLabels(offer) })) : []),
  {
    rows: [
      ['Quote', formatQuoteNumber(quote.number)],
      ...vehicleRow(quote.goods),
      ...receivingRow(receiving),
    ],
  },
  ...options.flatMap(({ offer }) => warnings(offer)),
  ...offered({ quote, options, receiving }),
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

/** ` installed at South Street Auto`; the email has the time. */
const placeWords = (receiving: QuoteLetter['receiving']): string => {
  if (receiving === null || receiving.fulfilment === 'ship-to-me') return '';
  const words = quotePlaceWords(receiving);
  return ` ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

export const quoteText = ({ quote, options, receiving, lastDay, link }: QuoteLetter): TextToQueue => ({
  channel: 'sms',
  to: quote.phone,
  template: TEMPLATE,
  text: `SimpleTread: your quote ${formatQuoteNumber(quote.number)} is ${totalWords(options)}${placeWords(receiving)}, tire prices held through ${quoteDayWords(lastDay)}. See it: ${link}`,
});

export const quoteReminder = ({
  quote,
  options,
  receiving,
  lastDay,
  link,
  servicePhone,
}: QuoteLetter): MailToQueue => ({
  channel: 'email',
  to: quote.email,
  template: 'quote-reminder',
  subject: `Your tire quote ends ${quoteDayWords(lastDay)}`,
  blocks: [
    `${quote.firstName}, your quote ${formatQuoteNumber(quote.number)} is good through ${quoteDayWords(lastDay)}.`,
    ...options.flatMap(({ offer }): readonly MailBlock[] => [
      { tires: tireLabels(offer) },
      { rows: [[totalLabel(offer, quote.goods.zip, receiving), formatMoney(quoteTotalInCents(offer))]] },
    ]),
    ...(receiving === null ? [] : [{ rows: receivingRow(receiving) }]),
    { link, label: 'See your quote' },
    `It was prepared by ${quote.madeBy.name} of SimpleTread. Questions? Ask on its page, or call ${servicePhone}.`,
  ],
});
