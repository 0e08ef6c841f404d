import { ownValue } from '@simpletread/domain';

import { moneyOf } from '../view/wording.js';

export type EventData = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** True before and after the money is paid out: a later event says when that was. */
export const refundText = (data: EventData): string =>
  data['refundInCents'] === 0 ? 'no refund' : `refund of ${moneyOf(data['refundInCents'])}`;

export const SILENCES: Readonly<Record<string, string>> = {
  agrees: 'no answer means they agree',
  cancels: 'no answer cancels the order',
};

export const handlingText = (data: EventData): string[] => {
  if (data['handlingInCents'] !== undefined) return [`${moneyOf(data['handlingInCents'])} kept for handling`];
  const { handlingWaivedTires: tires } = data;
  return typeof tires === 'number' ? [`handling of ${tires} exchanged tires stays waived`] : [];
};

/** Titles by the way in which a request ended, of a cancellation. */
export const DROPPED: Readonly<Record<string, string>> = {
  refused: 'Cancellation declined; the order continues',
  withdrawn: 'Cancellation withdrawn; the order continues',
  expired: 'Cancellation request expired; the order continues',
};

/** Titles by the way in which a request ended, of a removal of tires. */
export const REMOVAL_DROPS: Readonly<Record<string, string>> = {
  refused: 'Tire removal declined; the order continues',
  withdrawn: 'Tire removal withdrawn; the order continues',
  expired: 'Tire removal request expired; the order continues',
};

export const PROOFS: Readonly<Record<string, string>> = { code: 'Pickup code', photoId: 'Photo ID' };

/** The number of the return or claim, and one of the event's words. */
export const about = (data: EventData, word?: string): string =>
  [text(data['returnNumber'] ?? data['claimNumber']), word === undefined ? '' : text(ownValue(data, word))]
    .filter((part) => part !== '')
    .join(' · ');
