import {
  delayReasonForBuyers,
  type DelayReason,
  easternMoment,
  formatOrderNumber,
  type MailBlock,
  type Silence,
} from '@simpletread/domain';

import type { MailToQueue, TextToQueue } from '../../platform/messages/index.js';
import { dayInWords, lineLabels, type OrderRecord } from '../order/index.js';

/** A delay, and everything that its messages say. */
export interface DelayLetter {
  readonly order: OrderRecord;
  readonly reason: DelayReason;
  readonly isFurther: boolean;
  readonly promisedOn: string | null;
  readonly revisedOn: string | null;
  readonly silence: Silence;
  readonly answerBy: Date;
  /** The page on which the buyer answers. */
  readonly link: string;
  /** The appointment that is too early for the tires, in words; null if there is none. */
  readonly missedAppointment: string | null;
}

const TEMPLATE = 'order-delayed';

export const delaySubject = ({ order, silence }: Pick<DelayLetter, 'order' | 'silence'>): string =>
  `Order ${formatOrderNumber(order.number)} is delayed${silence === 'cancels' ? ': please answer' : ''}`;

const newDay = ({ revisedOn }: DelayLetter): string =>
  revisedOn === null ? 'Not known yet' : dayInWords(revisedOn);

const silenceText = ({ silence, answerBy, revisedOn }: DelayLetter): string =>
  silence === 'agrees'
    ? `If you’d like to wait, you don’t need to do anything: without an answer by ${easternMoment(answerBy)}, we take it that you agree to the new day. You can cancel until the tires ship.`
    : `Please answer by ${easternMoment(answerBy)}. Without an answer we cancel your order and refund it in full, unless the tires ship before then.${revisedOn === null ? ' If you choose to wait, you can still cancel at any time until they ship.' : ''}`;

/** The paragraphs of the email, without its table and link. */
export const delayParagraphs = (letter: DelayLetter): readonly string[] => [
  `${letter.order.first_name}, your order is delayed${letter.isFurther ? ' again' : ''}. ${delayReasonForBuyers(letter.reason)}`,
  'You can wait for your tires, or cancel the order for a full refund.',
  silenceText(letter),
  ...(letter.missedAppointment === null
    ? []
    : [
        `Your appointment on ${letter.missedAppointment} is too early for the new day. If you wait, please choose a later time.`,
      ]),
];

export const delayMail = (letter: DelayLetter): MailToQueue => {
  const [lead = '', ...rest] = delayParagraphs(letter);
  const { order, promisedOn, link } = letter;
  const blocks: readonly MailBlock[] = [
    lead,
    { tires: lineLabels(order) },
    {
      rows: [
        ['Order', formatOrderNumber(order.number)],
        ...(promisedOn === null ? [] : [['Promised', dayInWords(promisedOn)] as const]),
        ['New delivery day', newDay(letter)],
      ],
    },
    ...rest,
    { link, label: 'Wait or cancel' },
  ];
  return {
    channel: 'email',
    to: order.email,
    template: TEMPLATE,
    subject: delaySubject(letter),
    blocks,
    orderId: order.id,
  };
};

/** As the text message says it. */
export const delayTextOf = (letter: DelayLetter): string => {
  const { order, revisedOn, silence, answerBy, link } = letter;
  const until = revisedOn === null ? 'We don’t know the new day yet' : `New day: ${dayInWords(revisedOn)}`;
  const end =
    silence === 'agrees'
      ? 'No answer means you agree.'
      : `No answer by ${easternMoment(answerBy)} means we cancel and refund it.`;
  return `SimpleTread: order ${formatOrderNumber(order.number)} is delayed. ${until}. ${end} Wait or cancel: ${link}`;
};

/** Null if the buyer has no mobile number. */
export const delayText = (letter: DelayLetter): TextToQueue | null =>
  letter.order.phone_type === 'mobile'
    ? {
        channel: 'sms',
        to: letter.order.phone,
        template: TEMPLATE,
        text: delayTextOf(letter),
        orderId: letter.order.id,
      }
    : null;

/** Confirms that the buyer waits. */
export const delayAgreedMail = (
  order: OrderRecord,
  { revisedOn, link }: Pick<DelayLetter, 'revisedOn' | 'link'>,
): MailToQueue => ({
  channel: 'email',
  to: order.email,
  template: 'delay-agreed',
  subject: `Thanks for waiting for order ${formatOrderNumber(order.number)}`,
  blocks: [
    revisedOn === null
      ? `${order.first_name}, thanks for waiting. We email you as soon as we know the day. You can cancel for a full refund at any time until the tires ship.`
      : `${order.first_name}, thanks for waiting. Your tires now arrive by ${dayInWords(revisedOn)}. If that changes, we ask you again.`,
    { tires: lineLabels(order) },
    ...(revisedOn === null ? [{ link, label: 'Cancel for a full refund' }] : []),
  ],
  orderId: order.id,
});
