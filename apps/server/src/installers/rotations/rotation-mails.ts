import type { AppointmentView } from '@simpletread/contract';
import { appointmentWords, formatPhone } from '@simpletread/domain';

import type { MailToQueue } from '../../platform/messages/index.js';
import type { Account } from '../../sso/index.js';
import type { Shop } from '../shops/index.js';

/** A rotation to write about. */
export interface TellOf {
  readonly account: Pick<Account, 'email' | 'firstName' | 'lastName'>;
  readonly shop: Shop;
  readonly vehicle: string;
  readonly phone: string;
  readonly appointment: AppointmentView;
}

const placeOf = ({ company, address1, city, state, zip }: Shop): string =>
  `${company}, ${address1}, ${city}, ${state} ${zip}`;

const customerRows = ({ vehicle, appointment, shop }: TellOf) => ({
  rows: [
    ['Vehicle', vehicle],
    ['Appointment', appointmentWords(appointment)],
    ['Shop', placeOf(shop)],
    ['Phone', formatPhone(shop.phone, 'parentheses')],
  ] as const,
});

const shopRows = ({ account, vehicle, phone, appointment }: TellOf, before?: AppointmentView) => ({
  rows: [
    ['Customer', `${account.firstName} ${account.lastName}`],
    ['Phone', formatPhone(phone, 'parentheses')],
    ['Vehicle', vehicle],
    ['Appointment', appointmentWords(appointment)],
    ...(before === undefined ? [] : [['Was', appointmentWords(before)] as const]),
  ] as const,
});

/** Tells the customer that a rotation is booked, or has another time; `changeUrl` is where it is changed. */
export const rotationBookedMail = (tell: TellOf, changeUrl: string, isMoved: boolean): MailToQueue => ({
  channel: 'email',
  to: tell.account.email,
  template: 'rotation-booked',
  subject: isMoved ? 'Your tire rotation has moved' : 'Your tire rotation is booked',
  blocks: [
    isMoved
      ? `${tell.account.firstName}, ${tell.shop.company} will rotate your tires at a new time.`
      : `${tell.account.firstName}, ${tell.shop.company} will rotate your tires.`,
    customerRows(tell),
    'You pay at the shop. Call it for the price.',
    { link: changeUrl, label: 'Change or cancel' },
  ],
});

export const rotationCancelledMail = (tell: TellOf): MailToQueue => ({
  channel: 'email',
  to: tell.account.email,
  template: 'rotation-cancelled',
  subject: 'Your tire rotation is cancelled',
  blocks: [`${tell.account.firstName}, your rotation is cancelled. We’ve told the shop.`, customerRows(tell)],
});

/** Tells the shop about a rotation, or about its new time in place of `before`. */
export const rotationPlannedMail = (tell: TellOf, before?: AppointmentView): MailToQueue => ({
  channel: 'email',
  to: tell.shop.email,
  template: 'rotation-planned',
  subject: before !== undefined ? `Rotation has moved: ${tell.vehicle}` : `Tires to rotate: ${tell.vehicle}`,
  blocks: [
    before !== undefined
      ? `The rotation for ${tell.account.firstName} ${tell.account.lastName} has a new time.`
      : `${tell.account.firstName} ${tell.account.lastName} booked a tire rotation at ${tell.shop.company}.`,
    shopRows(tell, before),
    'The customer pays you. Please tell them your price when they call or arrive.',
  ],
});

/** Tells the shop that nobody comes. It names no person: it’s also sent when a customer is erased. */
export const rotationOffMail = (tell: Pick<TellOf, 'shop' | 'vehicle' | 'appointment'>): MailToQueue => ({
  channel: 'email',
  to: tell.shop.email,
  template: 'rotation-off',
  subject: `Rotation cancelled: ${tell.vehicle}`,
  blocks: [
    'A tire rotation at your shop is cancelled.',
    {
      rows: [
        ['Vehicle', tell.vehicle],
        ['Appointment', appointmentWords(tell.appointment)],
      ],
    },
    'You don’t need to do anything.',
  ],
});
