import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const SIGNED = '{agentName}, SimpleTread';

const TEXTS: readonly (readonly [name: string, subject: string, ...paragraphs: string[]])[] = [
  [
    'Delayed tires',
    'Your order {orderNumber} is delayed',
    '{firstName}, your tires need longer than we said. We now expect them on {promisedDay}.',
    'If that is too late for you, call {servicePhone} and we’ll find another solution.',
  ],
  [
    'Appointment is missing',
    'Choose a time for your installation',
    '{firstName}, your order {orderNumber} has no appointment at {shopName} yet.',
    'Call {servicePhone} with two days that work for you.',
  ],
  [
    'Photo needed',
    'We need a photo for your order {orderNumber}',
    '{firstName}, we need a photo of the whole tire and one of the damage, in daylight.',
    'You can add pictures on the page of your return or claim.',
  ],
  [
    'Address can’t be delivered to',
    'Please check the address of your order {orderNumber}',
    '{firstName}, the carrier can’t find the address of your order.',
    'Call {servicePhone} with the right one, and the tires continue the same day.',
  ],
  [
    'Wrong size for the vehicle',
    'Do these tires fit your vehicle?',
    '{firstName}, the tires of your order {orderNumber} may not fit the vehicle you named.',
    'Please check the size on your tire placard, and call {servicePhone} before they ship.',
  ],
  [
    'Could not reach you',
    'We tried to call you',
    '{firstName}, we tried to reach you by phone about your question.',
    'Call {servicePhone} when it suits you, and ask for {agentName}.',
  ],
  [
    'Goodwill after a mistake',
    'We are sorry',
    '{firstName}, we made a mistake, and you had the trouble. We are sorry.',
    'Call {servicePhone} if anything is still open.',
  ],
  [
    'Tires are at the shop',
    'Your tires are at {shopName}',
    '{firstName}, the tires of your order {orderNumber} arrived at {shopName}.',
    'The shop expects you at the time of your appointment.',
  ],
];

/** Writes the texts that agents start their messages from. */
export const writePreparedTexts = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const rows = TEXTS.map(([name, subject, ...paragraphs]) => ({
    id: seededId(random, now),
    name,
    subject,
    text: [...paragraphs, SIGNED].join('\n\n'),
    updated_at: now,
  }));
  await writeColumns(client, 'orders.prepared_text', rows);
};
