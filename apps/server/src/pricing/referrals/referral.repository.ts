import { Injectable } from '@nestjs/common';
import {
  type Cents,
  recordedReferralState,
  type ReferralReason,
  type ReferralState,
} from '@simpletread/domain';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { AdvocateRow } from './advocate.entity.js';
import type { InvitationRow } from './invitation.entity.js';
import { referralEntity, type ReferralRow } from './referral.entity.js';

export type Advocate = Pick<AdvocateRow, 'code'> & Renamed<AdvocateRow, { accountId: 'account_id' }>;

export type Invitation = Pick<InvitationRow, 'id'> &
  Renamed<InvitationRow, { maskedEmail: 'masked_email'; sentAt: 'sent_at' }> &
  Computed<{ hasOrdered: boolean }>;

export type Referral = Pick<ReferralRow, 'id' | 'state' | 'reason'> &
  Renamed<
    ReferralRow,
    {
      accountId: 'account_id';
      rewardInCents: 'reward_in_cents';
      orderedAt: 'ordered_at';
      decidedAt: 'decided_at';
    }
  >;

export interface NewReferral {
  readonly accountId: string;
  readonly orderId: string;
  readonly emailKey: string;
  /** Why it earns nothing from the start; null where it may. */
  readonly reason: ReferralReason | null;
  readonly rewardInCents: Cents;
  readonly orderedAt: Date;
}

const ADVOCATE = 'SELECT account_id AS "accountId", code FROM referrals.advocate';
const BY_ACCOUNT = `${ADVOCATE} WHERE account_id = $1`;
const BY_CODE = `${ADVOCATE} WHERE code = $1`;

const HOLD_ACCOUNT = "SELECT pg_advisory_xact_lock(hashtextextended('referrals.' || $1, 0))";

const ADD_ADVOCATE = `
  INSERT INTO referrals.advocate (account_id, code) VALUES ($1, $2) ON CONFLICT (account_id) DO NOTHING`;

const INVITATIONS = `
  SELECT i.id, i.masked_email AS "maskedEmail", i.sent_at AS "sentAt",
    EXISTS (SELECT FROM referrals.referral r WHERE r.account_id = i.account_id AND r.email_key = i.email_key) AS "hasOrdered"
  FROM referrals.invitation i WHERE i.account_id = $1 ORDER BY i.sent_at DESC, i.id DESC LIMIT 100`;

const INVITE = `
  INSERT INTO referrals.invitation (id, account_id, email_key, masked_email) VALUES ($1, $2, $3, $4)
  ON CONFLICT (account_id, email_key) DO NOTHING`;

const REFERRALS = `
  SELECT id, account_id AS "accountId", state, reason, reward_in_cents AS "rewardInCents", ordered_at AS "orderedAt",
    decided_at AS "decidedAt"
  FROM referrals.referral`;

const OF_ACCOUNT = `${REFERRALS} WHERE account_id = $1 ORDER BY ordered_at DESC, id DESC LIMIT 100`;
const LOCK_OF_ORDER = `${REFERRALS} WHERE order_id = $1 FOR UPDATE`;

const ADD = `
  INSERT INTO referrals.referral
    (id, account_id, order_id, email_key, state, reason, reward_in_cents, ordered_at, decided_at)
  VALUES ($1, $2, $3, $4, $8, $5, $6, $7, CASE WHEN $5::text IS NULL THEN NULL ELSE now() END)
  ON CONFLICT (order_id) DO NOTHING`;

const FORGET_ADVOCATE = `
  WITH gone AS (DELETE FROM referrals.invitation WHERE account_id = $1)
  DELETE FROM referrals.advocate WHERE account_id = $1`;

const FORGET_FRIEND = `
  WITH invited AS (DELETE FROM referrals.invitation WHERE email_key = $1)
  UPDATE referrals.referral SET email_key = 'erased:' || id WHERE email_key = $1`;

const FORGET_OLD = `
  DELETE FROM referrals.invitation WHERE sent_at < clock_timestamp() - make_interval(days => $1)`;

/** Advocates, their invitations and the outcomes. */
@Injectable()
export class ReferralRepository {
  constructor(private readonly database: Database) {}

  advocate(accountId: string, db: SqlRunner = this.database): Promise<Advocate | null> {
    return db.one<Advocate>(BY_ACCOUNT, [accountId]);
  }

  async byCode(code: string, db: SqlRunner = this.database): Promise<Advocate | null> {
    return db.one<Advocate>(BY_CODE, [code]);
  }

  /** Locks the account until the transaction ends, so a second click waits for the first. */
  async holdAccount(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(HOLD_ACCOUNT, [accountId]);
  }

  /** False where they have a code already. */
  async addAdvocate(tx: Transaction, { accountId, code }: Advocate): Promise<boolean> {
    return (await tx.execute(ADD_ADVOCATE, [accountId, code])) === 1;
  }

  invitations(accountId: string, db: SqlRunner = this.database): Promise<Invitation[]> {
    return db.query<Invitation>(INVITATIONS, [accountId]);
  }

  /** False where they invited this address before. */
  async invite(tx: Transaction, accountId: string, emailKey: string, maskedEmail: string): Promise<boolean> {
    return (await tx.execute(INVITE, [newId(), accountId, emailKey, maskedEmail])) === 1;
  }

  ofAccount(accountId: string, db: SqlRunner = this.database): Promise<Referral[]> {
    return db.query<Referral>(OF_ACCOUNT, [accountId]);
  }

  lockOfOrder(tx: Transaction, orderId: string): Promise<Referral | null> {
    return tx.one<Referral>(LOCK_OF_ORDER, [orderId]);
  }

  /** Nothing happens where the order is known already. */
  async add(tx: Transaction, referral: NewReferral): Promise<void> {
    const { accountId, orderId, emailKey, reason, rewardInCents, orderedAt } = referral;
    const state = recordedReferralState(reason);
    await tx.execute(ADD, [newId(), accountId, orderId, emailKey, reason, rewardInCents, orderedAt, state]);
  }

  async decide(
    tx: Transaction,
    referralId: string,
    outcome: { state: ReferralState; reason: ReferralReason | null; giftCardId: string | null },
  ): Promise<void> {
    const { state, reason, giftCardId } = outcome;
    await tx
      .repository(referralEntity)
      .update({ id: referralId }, { state, reason, gift_card_id: giftCardId, decided_at: () => 'now()' });
  }

  async forgetAdvocate(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(FORGET_ADVOCATE, [accountId]);
  }

  async forgetFriend(tx: Transaction, emailKey: string): Promise<void> {
    await tx.execute(FORGET_FRIEND, [emailKey]);
  }

  async forgetInvitationsOlderThan(days: number): Promise<void> {
    await this.database.execute(FORGET_OLD, [days]);
  }
}
