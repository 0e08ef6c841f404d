import { randomUUID } from 'node:crypto';

import {
  ContractError,
  createRole,
  deactivateStaff,
  decideApproval,
  getStaffMember,
  inviteStaff,
  requestRole,
  type StaffMember,
} from '@simpletread/contract';

import { aSignedInStaff } from '../../../../../test/builders/index.js';
import type { TestApp } from '../../../../../test/index.js';

export type Who = Awaited<ReturnType<typeof aSignedInStaff>>;

const REASON = 'Joins the night desk';

/** The headers of a console call. */
export const by = ({ headers }: Who) => ({ headers, idempotencyKey: randomUUID() });

export const approvalOf = ({ pendingRole }: StaffMember): string => pendingRole?.approvalId ?? '';

export const codeOf = (error: unknown): string | null =>
  error instanceof ContractError ? error.code : String(error);

/** Two admins, and what they do to the others. */
export const twoAdmins = async (app: TestApp) => {
  const alex = await aSignedInStaff(app, { role: 'admin', name: 'Alex Novak' });
  const kim = await aSignedInStaff(app, { role: 'admin', name: 'Kim Sato' });
  const member = (id: string) =>
    app.client.call(getStaffMember, { params: { id } }, { headers: alex.headers });
  const invite = (role = 'support-agent', who = alex, email = `new-${randomUUID()}@simpletread.example`) =>
    app.client.call(inviteStaff, { body: { email, name: 'Noor Bakker', role, reason: REASON } }, by(who));
  const decide = (id: string, who: Who, decision: 'approve' | 'refuse' = 'approve') =>
    app.client.call(decideApproval, { params: { id }, body: { decision, note: 'Because' } }, by(who));
  const ask = ({ staffId }: Who, role: string, who: Who, version = 1) =>
    app.client.call(
      requestRole,
      { params: { id: staffId }, body: { version, role, reason: REASON } },
      by(who),
    );
  const deactivate = ({ staffId }: Who, who: Who, version = 1) =>
    app.client.call(deactivateStaff, { params: { id: staffId }, body: { version, reason: 'Left' } }, by(who));
  const invitationTokens = async (email: string) => {
    const mails = await app.db.query<{ text: string }>(
      "SELECT body_text AS text FROM platform.message WHERE recipient = $1 AND template = 'staff-invitation' ORDER BY id",
      [email],
    );
    return mails.map(({ text }) => /accept-invitation#(\S+)/.exec(text)?.[1] ?? '');
  };
  const compose = (name: string, who = alex, limit = 0) =>
    app.client.call(
      createRole,
      { body: { name, permissions: ['orders.read'], refundLimitInCents: limit } },
      by(who),
    );
  return { alex, kim, member, invite, decide, ask, deactivate, invitationTokens, compose };
};
