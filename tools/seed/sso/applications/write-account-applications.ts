import type { ApplicationState } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { writeApplicants } from '../accounts/write-applicants.js';
import { writeApprovals } from '../approvals/write-approvals.js';
import { ACCOUNT_STORIES, type AccountStory } from './account-stories.js';

const HOUR_MS = 3_600_000;
const SENIOR = `SELECT id, name FROM identity.staff WHERE role = 'senior-agent' ORDER BY name LIMIT 1`;
const seniorRow = z.object({ id: z.string(), name: z.string() });
const PROPOSED: readonly ApplicationState[] = ['awaitingApproval', 'approved'];

interface Written {
  readonly story: AccountStory;
  readonly id: string;
  readonly accountId: string;
}

const summaryOf = ({ type, company, priceGroup }: AccountStory): string =>
  `Assign the account type ${type} for ${company} at ${priceGroup} prices.`;

/** Writes applications for account types, at least one in each state, with what was written about them. */
export const writeAccountApplications = async (
  client: pg.ClientBase,
  now: Date,
  random: Prng,
): Promise<void> => {
  const [senior] = await queryRows(client, seniorRow, SENIOR);
  if (senior === undefined) throw new Error('applications need staff');
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const last = ({ steps }: AccountStory): Date => ago(steps.at(-1)?.hoursAgo ?? 0);
  const accountIds = await writeApplicants(client, ACCOUNT_STORIES, ago(700), random);
  const written: readonly Written[] = ACCOUNT_STORIES.map((story) => ({
    story,
    id: seededId(random, ago(story.steps[0]?.hoursAgo ?? 0)),
    accountId: accountIds.get(story.email) ?? '',
  }));
  await writeColumns(
    client,
    'account_types.application',
    written.map(({ story, id, accountId }) => ({
      id,
      account_id: accountId,
      source: 'customer',
      type: story.type,
      state: story.state,
      company_name: story.company,
      price_group: PROPOSED.includes(story.state) ? story.priceGroup : null,
      proposed_by: PROPOSED.includes(story.state) ? senior.id : null,
      version: story.steps.length,
      created_at: ago(story.steps[0]?.hoursAgo ?? 0),
      updated_at: last(story),
    })),
  );
  await writeColumns(
    client,
    'account_types.application_entry',
    written.flatMap(({ story, id }) =>
      story.steps.map(({ event, hoursAgo, text }) => {
        const isTheirs = event === 'submit' || event === 'answer' || event === 'withdraw';
        return {
          id: seededId(random, ago(hoursAgo)),
          application_id: id,
          at: ago(hoursAgo),
          event,
          by_kind: isTheirs ? 'customer' : 'staff',
          by_name: isTheirs ? null : senior.name,
          text: event === 'propose' ? summaryOf(story) : text,
          is_internal: event === 'propose',
        };
      }),
    ),
  );
  await writeColumns(
    client,
    'account_types.account_grant',
    written
      .filter(({ story }) => story.state === 'approved')
      .map(({ story, id, accountId }) => ({
        id: seededId(random, last(story)),
        account_id: accountId,
        type: story.type,
        company_name: story.company,
        price_group: story.priceGroup,
        source: 'application',
        application_id: id,
        since: last(story),
      })),
  );
  await writeApprovals(
    client,
    written
      .filter(({ story }) => story.state === 'awaitingApproval')
      .map(({ story, id, accountId }) => ({
        id: seededId(random, last(story)),
        kind: 'account.type',
        subject: { type: 'accountApplication', id, label: `${story.type} for ${story.company}` },
        summary: summaryOf(story),
        amountInCents: null,
        reason: summaryOf(story),
        askedAt: last(story),
        payload: { accountId },
      })),
    senior,
  );
};
