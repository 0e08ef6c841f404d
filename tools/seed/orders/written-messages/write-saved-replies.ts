import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const SIGNED = '{agentName}, SimpleTread';

const TEXTS: readonly (readonly [name: string, subject: string, ...paragraphs: string[]])[] = [
  [
    'Delayed tires',
    'Your order {orderNumber} is delayed',
    '{firstName}, your tires are taking longer than we said. We now expect them on {promisedDay}.',
    'If that’s too late for you, call {servicePhone} and we’ll look for another solution.',
  ],
  [
    'No appointment yet',
    'Choose a time for your installation',
    '{firstName}, your order {orderNumber} doesn’t have an appointment at {shopName} yet.',
    'Call {servicePhone} with two days that work for you.',
  ],
  [
    'Photo needed',
    'We need a photo for your order {orderNumber}',
    '{firstName}, we need a photo of the whole tire and one of the damage, in daylight.',
    'Add both on the page of your return or claim.',
  ],
  [
    'Undeliverable address',
    'Please check the address on your order {orderNumber}',
    '{firstName}, the carrier can’t find the address on your order.',
    'Call {servicePhone} with the correct address so your tires can be delivered.',
  ],
  [
    'Wrong size for the vehicle',
    'Do these tires fit your vehicle?',
    '{firstName}, the tires in your order {orderNumber} may not fit your vehicle.',
    'Check the size on the placard in the driver’s door, then call {servicePhone} before they ship.',
  ],
  [
    'Couldn’t reach you',
    'We tried to call you',
    '{firstName}, we tried to call you about your question.',
    'Call {servicePhone} when it’s convenient and ask for {agentName}.',
  ],
  [
    'Apology for a mistake',
    'We’re sorry',
    '{firstName}, we made a mistake, and we’re sorry for the trouble.',
    'Call {servicePhone} if there’s anything we still need to fix.',
  ],
  [
    'Tires are at the shop',
    'Your tires are at {shopName}',
    '{firstName}, the tires from your order {orderNumber} arrived at {shopName}.',
    'The shop expects you at your appointment time.',
  ],
];

/** Writes the texts that agents start their messages from. */
export const writeSavedReplies = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const rows = TEXTS.map(([name, subject, ...paragraphs]) => ({
    id: seededId(random, now),
    name,
    subject,
    text: [...paragraphs, SIGNED].join('\n\n'),
    updated_at: now,
  }));
  await writeColumns(client, 'orders.prepared_text', rows);
};
