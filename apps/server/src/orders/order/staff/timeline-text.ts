import { type Fulfilment, orderStateWord, ownValue, refundFailureWords } from '@simpletread/domain';

import {
  APPOINTMENT_MOVED,
  CANCELLATION_DROPPED,
  CANCELLATION_REQUESTED,
  DELAY_AGREED,
  DELAY_ASKED,
  DELAY_ASSUMED,
  DELAY_DISMISSED,
  DELAY_FOUND,
  HOLD_RELEASED,
  MESSAGE_WRITTEN,
  NOTE_ADDED,
  EXCHANGE_ENDED,
  EXCHANGE_ORDERED,
  ORDER_CANCELLED,
  ORDER_CHANGED,
  ORDER_CLAIMED,
  ORDER_DELIVERED,
  ORDER_HANDED_TO_CARRIER,
  ORDER_HELD,
  ORDER_PLACED,
  ORDER_RELEASED,
  PICKUP_MOVED,
  PICKUP_REMINDED,
  COVERAGE_CLAIM_ANSWERED,
  COVERAGE_CLAIM_APPEALED,
  COVERAGE_CLAIM_APPROVED,
  COVERAGE_CLAIM_ASKED,
  COVERAGE_CLAIM_CANCELLED,
  COVERAGE_CLAIM_DENIED,
  COVERAGE_CLAIM_PAID,
  COVERAGE_CLAIM_PAYMENT_ASKED,
  COVERAGE_CLAIM_PAYMENT_DROPPED,
  COVERAGE_CLAIM_REQUESTED,
  PRICE_CLAIM_DENIED,
  PRICE_CLAIM_REFUND_ASKED,
  PRICE_CLAIM_REFUND_DROPPED,
  PRICE_CLAIM_REFUNDED,
  PRICE_CLAIM_REQUESTED,
  PRICE_CLAIM_SETTLED,
  PRICE_CLAIM_WITHDRAWN,
  RECEIVING_CHANGED,
  REFUND_FAILED,
  REFUND_RETRIED,
  REFUND_SUCCEEDED,
  REMOVAL_DROPPED,
  REMOVAL_REQUESTED,
  RETURN_APPEALED,
  RETURN_APPROVED,
  RETURN_CANCELLED,
  RETURN_DENIED,
  RETURN_NOT_ACCEPTED,
  RETURN_RECEIVED,
  RETURN_REFUND_ASKED,
  RETURN_REFUND_DROPPED,
  RETURN_REFUNDED,
  RETURN_REQUESTED,
  RETURN_SETTLED,
  SWAP_LINK_GIVEN,
  TIRES_REMOVED,
} from '../orders.events.js';
import { moneyOf } from '../view/wording.js';
import {
  about,
  DROPPED,
  type EventData,
  handlingText,
  PROOFS,
  refundText,
  REMOVAL_DROPS,
  SILENCES,
  text,
} from './timeline-words.js';

interface TimelineText {
  readonly title: string;
  readonly detail: string;
}

const TEXTS: Readonly<Record<string, (data: EventData, fulfilment: Fulfilment) => TimelineText>> = {
  [ORDER_PLACED]: (data) => ({
    title: 'Order placed',
    detail: `${moneyOf(data['totalInCents'])} captured${data['replaces'] === undefined ? '' : ` · replaces order ${text(data['replaces'])}`}`,
  }),
  [ORDER_RELEASED]: (_, fulfilment) =>
    fulfilment === 'warehouse-pickup'
      ? {
          title: orderStateWord('pendingPickup', fulfilment),
          detail: 'The tires are at the counter; the buyer gets the pickup code',
        }
      : {
          title: 'With the warehouse',
          detail: 'The tires are pulled and waiting for the carrier',
        },
  [PICKUP_MOVED]: (data) => ({
    title: 'Pickup time moved',
    detail: `Ready by ${text(data['to'])} instead of ${text(data['from'])}: the counter’s hours changed`,
  }),
  [PICKUP_REMINDED]: (data) => ({
    title: 'Pickup reminder sent',
    detail: `The tires are held until ${text(data['heldUntil'])}`,
  }),
  [ORDER_HANDED_TO_CARRIER]: (data) => ({
    title: 'Handed to the carrier',
    detail: `${text(data['carrier'])} ${text(data['trackingNumber'])}`.trim(),
  }),
  [ORDER_CLAIMED]: () => ({ title: 'Added to the customer’s account', detail: 'They verified their email' }),
  [ORDER_HELD]: (data) => ({ title: 'Put on hold', detail: text(data['text']) }),
  [HOLD_RELEASED]: () => ({ title: 'Released from hold', detail: '' }),
  [ORDER_DELIVERED]: (data, fulfilment) => ({
    title: orderStateWord('delivered', fulfilment),
    detail: [text(ownValue(PROOFS, text(data['proof']))), text(data['text'])]
      .filter((part) => part !== '')
      .join(' · '),
  }),
  [CANCELLATION_REQUESTED]: (data) => ({
    title: 'Cancellation awaiting approval',
    detail: `${text(data['reason'])} · ${moneyOf(data['refundInCents'])}`,
  }),
  [CANCELLATION_DROPPED]: (data) => ({
    title: ownValue(DROPPED, text(data['state'])) ?? '',
    detail: text(data['note']),
  }),
  [ORDER_CANCELLED]: (data) => ({
    title: 'Order cancelled',
    detail: [
      data['replacedBy'] === undefined
        ? text(data['reason'])
        : `Replaced by order ${text(data['replacedBy'])}`,
      refundText(data),
      ...handlingText(data),
      ...(data['linkFrom'] === undefined ? [] : [`swap link from ${text(data['linkFrom'])}`]),
      ...(data['requestedBy'] === undefined ? [] : [`requested by ${text(data['requestedBy'])}`]),
    ].join(' · '),
  }),
  [SWAP_LINK_GIVEN]: () => ({ title: 'Swap link copied', detail: '' }),
  [DELAY_FOUND]: (data) => ({ title: 'Running late', detail: `can’t arrive by ${text(data['promisedOn'])}` }),
  [DELAY_ASKED]: (data) => ({
    title: 'Buyer asked about a delay',
    detail: [text(data['revisedOn']), text(data['reason']), ownValue(SILENCES, text(data['silence'])) ?? '']
      .filter((part) => part !== '')
      .join(' · '),
  }),
  [DELAY_AGREED]: (data) => ({ title: 'Buyer agreed to the delay', detail: text(data['revisedOn']) }),
  [DELAY_ASSUMED]: (data) => ({
    title: 'No answer, which agrees to the delay',
    detail: text(data['revisedOn']),
  }),
  [DELAY_DISMISSED]: (data) => ({ title: 'Promised day can be kept', detail: text(data['text']) }),
  [ORDER_CHANGED]: (data) => ({
    title: data['kind'] === 'address' ? 'Address changed' : 'Contact changed',
    detail: [text(data['fields']), text(data['reason'])].filter((part) => part !== '').join(' · '),
  }),
  [RECEIVING_CHANGED]: (data) => ({
    title: 'Delivery changed',
    detail: [
      text(data['fields']),
      ...(data['refundInCents'] === 0 ? [] : [refundText(data)]),
      ...(data['reason'] === undefined ? [] : [text(data['reason'])]),
    ].join(' · '),
  }),
  [TIRES_REMOVED]: (data) => ({
    title: 'Tires removed',
    detail: [
      text(data['fields']),
      refundText(data),
      ...handlingText(data),
      ...(data['reason'] === undefined ? [] : [text(data['reason'])]),
      ...(data['requestedBy'] === undefined ? [] : [`requested by ${text(data['requestedBy'])}`]),
    ].join(' · '),
  }),
  [REMOVAL_REQUESTED]: (data) => ({
    title: 'Tire removal awaiting approval',
    detail: `${text(data['reason'])} · ${moneyOf(data['refundInCents'])}`,
  }),
  [REMOVAL_DROPPED]: (data) => ({
    title: ownValue(REMOVAL_DROPS, text(data['state'])) ?? '',
    detail: '',
  }),
  RefundRequested: (data) => ({
    title: 'Refund requested',
    detail: `${text(data['reason'])} · ${moneyOf(data['refundInCents'])}`,
  }),
  [REFUND_SUCCEEDED]: (data) => ({ title: 'Refund paid out', detail: moneyOf(data['amountInCents']) }),
  [REFUND_FAILED]: (data) => ({
    title: 'Refund failed',
    detail: `${moneyOf(data['amountInCents'])} · declined by the payment provider: ${refundFailureWords(text(data['failure']))}`,
  }),
  [REFUND_RETRIED]: (data) => ({ title: 'Refund retried', detail: moneyOf(data['amountInCents']) }),
  [APPOINTMENT_MOVED]: (data) => ({
    title: 'Appointment moved',
    detail: [text(data['to']), text(data['reason'])].filter((part) => part !== '').join(' · '),
  }),
  [RETURN_REQUESTED]: (data) => ({
    title: data['exchange'] === undefined ? 'Return requested' : 'Exchange requested',
    detail: [about(data, 'reason'), text(data['exchange'])].filter((part) => part !== '').join(' · '),
  }),
  [EXCHANGE_ORDERED]: (data) => ({ title: 'Exchanged for the right size', detail: about(data, 'order') }),
  [EXCHANGE_ENDED]: (data) => ({
    title: data['state'] === 'lapsed' ? 'Right size not ordered in time' : 'Exchange cancelled or returned',
    detail: about(data, 'order'),
  }),
  [RETURN_APPROVED]: (data) => ({ title: 'Return approved', detail: about(data) }),
  [RETURN_DENIED]: (data) => ({ title: 'Return denied', detail: about(data, 'reason') }),
  [RETURN_APPEALED]: (data) => ({ title: 'Denial appealed', detail: about(data, 'text') }),
  [RETURN_CANCELLED]: (data) => ({ title: 'Return cancelled', detail: about(data, 'reason') }),
  [RETURN_RECEIVED]: (data) => ({ title: 'Returned tires received', detail: about(data, 'tires') }),
  [RETURN_REFUND_ASKED]: (data) => ({
    title: 'Return refund awaiting approval',
    detail: `${about(data)} · ${moneyOf(data['refundInCents'])}`,
  }),
  [RETURN_REFUND_DROPPED]: (data) => ({
    title: 'Return refund not approved',
    detail: about(data),
  }),
  [RETURN_SETTLED]: (data) => ({
    title: 'Return refund requested',
    detail: `${about(data)} · ${refundText(data)}`,
  }),
  [RETURN_NOT_ACCEPTED]: (data) => ({ title: 'Return not accepted', detail: about(data, 'note') }),
  [RETURN_REFUNDED]: (data) => ({ title: 'Return refunded', detail: about(data) }),
  [PRICE_CLAIM_REQUESTED]: (data) => ({ title: 'Lower price claimed', detail: about(data, 'reason') }),
  [PRICE_CLAIM_DENIED]: (data) => ({ title: 'Price claim denied', detail: about(data, 'reason') }),
  [PRICE_CLAIM_WITHDRAWN]: (data) => ({ title: 'Price claim withdrawn', detail: about(data) }),
  [PRICE_CLAIM_REFUND_ASKED]: (data) => ({
    title: 'Price claim refund awaiting approval',
    detail: `${about(data)} · ${moneyOf(data['refundInCents'])}`,
  }),
  [PRICE_CLAIM_REFUND_DROPPED]: (data) => ({
    title: 'Price claim refund not approved',
    detail: about(data),
  }),
  [PRICE_CLAIM_SETTLED]: (data) => ({
    title: 'Price claim approved',
    detail: `${about(data)} · ${refundText(data)}`,
  }),
  [PRICE_CLAIM_REFUNDED]: (data) => ({ title: 'Price claim refunded', detail: about(data) }),
  [COVERAGE_CLAIM_REQUESTED]: (data) => ({ title: 'Coverage claimed', detail: about(data, 'reason') }),
  [COVERAGE_CLAIM_ASKED]: (data) => ({
    title: 'Question about coverage claim sent',
    detail: about(data, 'text'),
  }),
  [COVERAGE_CLAIM_ANSWERED]: (data) => ({
    title: 'Coverage claim question answered',
    detail: about(data, 'text'),
  }),
  [COVERAGE_CLAIM_DENIED]: (data) => ({ title: 'Coverage claim denied', detail: about(data, 'reason') }),
  [COVERAGE_CLAIM_APPEALED]: (data) => ({
    title: 'Coverage claim denial appealed',
    detail: about(data, 'text'),
  }),
  [COVERAGE_CLAIM_CANCELLED]: (data) => ({ title: 'Coverage claim cancelled', detail: about(data) }),
  [COVERAGE_CLAIM_PAYMENT_ASKED]: (data) => ({
    title: 'Coverage claim payment awaiting approval',
    detail: `${about(data)} · ${moneyOf(data['amountInCents'])}`,
  }),
  [COVERAGE_CLAIM_PAYMENT_DROPPED]: (data) => ({
    title: 'Coverage claim payment not approved',
    detail: about(data),
  }),
  [COVERAGE_CLAIM_APPROVED]: (data) => ({
    title: 'Coverage claim approved',
    detail: `${about(data)} · ${moneyOf(data['amountInCents'])} as a gift card`,
  }),
  [COVERAGE_CLAIM_PAID]: (data) => ({ title: 'Coverage claim paid', detail: about(data, 'giftCard') }),
  [MESSAGE_WRITTEN]: (data) => ({
    title: data['channel'] === 'sms' ? 'Text to the buyer' : 'Email to the buyer',
    detail: '',
  }),
  [NOTE_ADDED]: (data) => ({ title: 'Note', detail: text(data['text']) }),
};

const inWords = (type: string): string => {
  const words = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An event of an order in plain words; an unknown type is spelled out. */
export const timelineText = (type: string, data: EventData, fulfilment: Fulfilment): TimelineText =>
  ownValue(TEXTS, type)?.(data, fulfilment) ?? { title: inWords(type), detail: '' };
