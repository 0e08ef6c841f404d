import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffName } from '../../../platform/audit/index.js';
import { Config } from '../../../platform/config/index.js';
import {
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
  UnitOfWork,
} from '../../../platform/database/index.js';
import { hashToken, newToken } from '../../../platform/ids/index.js';
import { type MailTurnFault, MailTurns } from '../../../platform/mail-turns/index.js';
import { Messages } from '../../../platform/messages/index.js';
import { checkNewPassword, hashPassword, type PasswordFault } from '../../accounts/index.js';
import { staffInvitationEntity } from '../staff-invitation.entity.js';
import type { StaffRow } from '../staff.entity.js';
import { StaffRepository } from '../staff.repository.js';

const DAYS = 7;

const GUEST = `
  SELECT p.id AS "staffId", p.name, p.email FROM identity.staff_invitation i
  JOIN identity.staff p ON p.id = i.staff_id AND p.is_active AND p.password_hash IS NULL
  WHERE i.token_hash = $1 AND i.used_at IS NULL AND i.expires_at > now()`;

const USE = `
  UPDATE identity.staff_invitation SET used_at = now()
  WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now()`;

/** An invited person without a password yet. */
export type Guest = Pick<StaffRow, 'name' | 'email'> & Renamed<StaffRow, { staffId: 'id' }>;

/** Invitations to the console: a link that works once and for a week, in a mail to the person alone. */
@Injectable()
export class Invitations {
  private readonly consoleUrl: string;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly staff: StaffRepository,
    private readonly messages: Messages,
    private readonly turns: MailTurns,
    private readonly audit: Audit,
  ) {
    this.consoleUrl = config.consoleUrl;
  }

  /** Sends a new one; earlier ones stop working. Refused if `by`, or their mailbox, has had too many within a day. */
  async send(
    tx: Transaction,
    { staffId, name, email }: Guest,
    by: StaffName,
  ): Promise<Result<null, MailTurnFault>> {
    const asked = { kind: 'staffInvitation', to: email, by: `staff ${by.staffId}` } as const;
    const turn = await this.turns.take(tx, asked);
    if (!turn.ok) return turn;
    const token = newToken();
    const invitations = tx.repository(staffInvitationEntity);
    await invitations.delete({ staff_id: staffId });
    await invitations.insert({
      token_hash: hashToken(token),
      staff_id: staffId,
      expires_at: () => `now() + make_interval(days => ${DAYS})`,
    });
    await this.messages.queue(tx, {
      channel: 'email',
      to: email,
      template: 'staff-invitation',
      subject: 'Your invitation to the SimpleTread console',
      blocks: [
        `${name}, you’re invited to the SimpleTread console.`,
        // Behind the # it never reaches a server's log.
        { link: `${this.consoleUrl}/accept-invitation#${token}`, label: 'Choose your password' },
        {
          note: `The link works once, within ${DAYS} days. If you weren’t expecting this, ignore this email.`,
        },
      ],
    });
    return ok(null);
  }

  async read(token: string): Promise<Result<Guest, 'account.linkInvalid'>> {
    const guest = await this.guest(this.database, token);
    return guest === null ? refuse('account.linkInvalid') : ok(guest);
  }

  async accept(
    token: string,
    newPassword: string,
    requestId: string,
  ): Promise<Result<undefined, 'account.linkInvalid' | PasswordFault>> {
    const guest = await this.guest(this.database, token);
    if (guest === null) return refuse('account.linkInvalid');
    const [firstName = '', ...rest] = guest.name.split(' ');
    const checked = checkNewPassword(newPassword, {
      email: guest.email,
      firstName,
      lastName: rest.join(' '),
    });
    if (!checked.ok) return checked;
    const hash = await hashPassword(checked.value);
    return this.work.run(async (tx): Promise<Result<undefined, 'account.linkInvalid'>> => {
      const isFirst = (await tx.execute(USE, [hashToken(token)])) === 1;
      if (!isFirst) return refuse('account.linkInvalid');
      await this.staff.setPassword(tx, guest.staffId, hash);
      await this.audit.recordStaff(
        tx,
        {
          action: 'staff.joined',
          subjectType: 'staff',
          subjectId: guest.staffId,
          before: { hasPassword: false },
          after: { hasPassword: true },
        },
        { staff: guest, requestId },
      );
      return ok(undefined);
    });
  }

  private guest(db: SqlRunner, token: string): Promise<Guest | null> {
    return db.one<Guest>(GUEST, [hashToken(token)]);
  }
}
