import { renderMail } from '@simpletread/domain';
import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import type { DemoSignIns } from '../staff/demo-staff.js';
import { hashPassword } from '../staff/hash-password.js';
import { writeColumns } from '../../write-columns.js';

/** The email that an account began with, without its link. */
const CONFIRMED = {
  template: 'account-confirm',
  subject: 'Confirm your email',
  ...renderMail(
    {
      template: 'account-confirm',
      subject: 'Confirm your email',
      blocks: [
        'Confirm your email address to finish creating your account.',
        { note: 'The link worked for one day. If you didn’t ask for an account, ignore this email.' },
      ],
    },
    { shopUrl: null, servicePhone: '(800) 555 0142' },
  ),
};

/** Writes the demo customers' accounts, and emits that each address is verified, so their orders are claimed. */
export const writeAccounts = async (
  client: pg.ClientBase,
  { customers, password }: DemoSignIns,
  now: Date,
  random: Prng,
): Promise<void> => {
  const hashes = await Promise.all(customers.map(() => hashPassword(password)));
  const accounts = customers.map(({ firstName, lastName, email }, index) => ({
    id: seededId(random, CATALOGUE_EPOCH),
    email,
    email_proved_at: now,
    password_hash: hashes[index] ?? '',
    first_name: firstName,
    last_name: lastName,
    created_at: now,
  }));
  await writeColumns(client, 'identity.account', accounts);
  const events = accounts.map(({ id, email }) => ({
    id: seededId(random, now),
    type: 'identity.emailProved',
    aggregate_id: id,
    payload: JSON.stringify({ accountId: id, email }),
  }));
  await writeColumns(client, 'platform.outbox_event', events);
  const mails = accounts.map(({ email }) => ({
    id: seededId(random, now),
    channel: 'email',
    recipient: email,
    template: CONFIRMED.template,
    subject: CONFIRMED.subject,
    body_text: CONFIRMED.text,
    body_html: CONFIRMED.html,
    state: 'sent',
    attempts: 1,
    created_at: now,
    sent_at: now,
  }));
  await writeColumns(client, 'platform.message', mails);
};
