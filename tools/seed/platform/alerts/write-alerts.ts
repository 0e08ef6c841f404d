import type pg from 'pg';
import { type AlertKind, alertSeverity, type AlertState } from '@simpletread/domain';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const OWNER = 'SELECT id, name FROM identity.staff WHERE role = $1 ORDER BY id LIMIT 1';
const ownerRow = z.object({ id: z.string(), name: z.string() });
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

interface SeededAlert {
  readonly kind: AlertKind;
  readonly subject: string;
  readonly state: AlertState;
  readonly count: number;
  readonly firstMinutesAgo: number;
  readonly lastMinutesAgo: number;
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly isOwned?: true;
  readonly note?: string;
}

/** One alert for each way to handle one. Networks are those reserved for documentation. */
const ALERTS: readonly SeededAlert[] = [
  {
    kind: 'payment.cardTesting',
    subject: 'Network 203.0.113.0/24',
    state: 'open',
    count: 14,
    firstMinutesAgo: 55,
    lastMinutesAgo: 38,
    facts: [
      ['Failed payments', '10 within an hour'],
      ['Paused until', 'one hour after the first'],
    ],
  },
  {
    kind: 'stock.heldUnpaid',
    subject: 'Mailbox b•••@example.com',
    state: 'open',
    count: 3,
    firstMinutesAgo: 190,
    lastMinutesAgo: 170,
    facts: [
      ['Tires held', '12'],
      ['Asked for', '4 more'],
    ],
  },
  {
    kind: 'payment.amountDiffers',
    subject: 'Order 7KQ2M-XW4TP',
    state: 'open',
    isOwned: true,
    count: 1,
    firstMinutesAgo: 260,
    lastMinutesAgo: 260,
    facts: [
      ['Order total', '$684.12'],
      ['Charged', '$6.84'],
    ],
  },
  {
    kind: 'signIn.passwordGuessed',
    subject: 'Account o•••@example.com',
    state: 'resolved',
    count: 41,
    firstMinutesAgo: 2 * DAY_MINUTES,
    lastMinutesAgo: 2 * DAY_MINUTES - 50,
    facts: [['Wrong passwords', '10 within 15 minutes, from 9 networks']],
    note: 'The customer set a new password and two-step sign-in.',
  },
  {
    kind: 'tracking.numberGuessed',
    subject: 'Order 3NVD8-HG5RJ',
    state: 'dismissed',
    count: 1,
    firstMinutesAgo: 4 * DAY_MINUTES,
    lastMinutesAgo: 4 * DAY_MINUTES,
    facts: [['Wrong ZIP codes', '10 within a day']],
    note: 'The buyer’s family tried the ZIP codes of both of their homes.',
  },
];

/** Writes alerts in every state, so the list can be tried on a fresh start. */
export const writeAlerts = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const [owner] = await queryRows(client, ownerRow, OWNER, ['senior-agent']);
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);
  const rows = ALERTS.map((alert) => ({
    id: seededId(random, CATALOGUE_EPOCH),
    kind: alert.kind,
    severity: alertSeverity(alert.kind),
    subject_key: alert.subject,
    subject: alert.subject,
    state: alert.state,
    count: alert.count,
    evidence: JSON.stringify([
      {
        at: ago(alert.lastMinutesAgo).toISOString(),
        facts: alert.facts.map(([label, text]) => ({ label, text })),
      },
    ]),
    note: alert.note ?? null,
    first_seen_at: ago(alert.firstMinutesAgo),
    last_seen_at: ago(alert.lastMinutesAgo),
    closed_at: alert.note === undefined ? null : ago(alert.lastMinutesAgo - 30),
  }));
  await writeColumns(client, 'platform.alert', rows);
  if (owner === undefined) throw new Error('no senior agent');
  const owned = rows.filter(
    (_, place) => ALERTS[place]?.isOwned === true || ALERTS[place]?.note !== undefined,
  );
  await writeColumns(
    client,
    'platform.work_owner',
    owned.map(({ id, last_seen_at: since }) => ({
      kind: 'alerts',
      record_id: id,
      owner_id: owner.id,
      owner_name: owner.name,
      since,
    })),
  );
};
