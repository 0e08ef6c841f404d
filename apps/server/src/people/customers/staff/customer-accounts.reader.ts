import { Injectable } from '@nestjs/common';
import type { Customer, SIGN_IN_KINDS } from '@simpletread/contract';
import { type AccountTypeName, cents, maskEmail, maskName, rankedAccountTypes } from '@simpletread/domain';

import type { Computed, Present, SqlRunner } from '../../../platform/database/index.js';
import type { AccountRow } from '../../../sso/index.js';

/** Grants that count now, as `AccountGrantRepository` counts them. */
const TYPES = `
  ARRAY(SELECT g.type FROM account_types.account_grant g LEFT JOIN account_types.employer e ON e.id = g.employer_id
    WHERE g.account_id = a.id AND g.since <= now() AND (g.until IS NULL OR g.until > now())
      AND (g.employer_id IS NULL OR (e.is_active AND e.type = g.type AND g.employer_domain = ANY (e.domains))))`;

const ACCOUNTS = `
  SELECT a.id, a.first_name || ' ' || a.last_name AS name, a.email, a.is_active, a.email_proved_at IS NOT NULL AS is_email_proved,
    a.created_at, a.phone, ${TYPES} AS types, EXISTS (SELECT FROM account_types.crew_member c WHERE c.account_id = a.id) AS is_crew_member,
    array_remove(ARRAY[CASE WHEN a.password_hash IS NOT NULL THEN 'password' END,
      CASE WHEN EXISTS (SELECT FROM identity.passkey p WHERE p.account_id = a.id) THEN 'passkey' END,
      CASE WHEN EXISTS (SELECT FROM identity.outside_identity o WHERE o.account_id = a.id) THEN 'google' END], NULL) AS sign_ins
  FROM identity.account a WHERE a.mailbox = $1 ORDER BY a.created_at`;

const GARAGE = `
  SELECT v.year || ' ' || v.make || ' ' || v.model || ' ' || v.trim AS label, array_remove(ARRAY[v.front_size, v.rear_size], NULL) AS sizes
  FROM customers.vehicle v WHERE v.account_id = ANY ($1::uuid[]) ORDER BY v.created_at DESC`;

const GIFT_CARDS = `
  SELECT id, number, state, balance_in_cents AS "balanceInCents" FROM gift_cards.gift_card
  WHERE account_id = ANY ($1::uuid[]) ORDER BY created_at DESC, id`;

const REFERRAL = `
  SELECT (SELECT min(code) FROM referrals.advocate WHERE account_id = ANY ($1::uuid[])) AS code, count(*)::int AS "friendCount",
    coalesce(sum(reward_in_cents) FILTER (WHERE state = 'earned'), 0)::bigint AS "earnedInCents",
    coalesce(sum(reward_in_cents) FILTER (WHERE state = 'ordered'), 0)::bigint AS "waitingInCents"
  FROM referrals.referral WHERE account_id = ANY ($1::uuid[])`;

const PRIVACY = `
  SELECT id, kind, state, asked_at, due_at FROM privacy.request WHERE account_id = ANY ($1::uuid[])
  ORDER BY asked_at DESC, id LIMIT 20`;

export type TheirAccount = Pick<AccountRow, 'id' | 'phone' | 'is_active' | 'created_at'> &
  Present<Pick<AccountRow, 'email'>> &
  Computed<{
    name: string;
    is_email_proved: boolean;
    is_crew_member: boolean;
    types: AccountTypeName[];
    sign_ins: (typeof SIGN_IN_KINDS)[number][];
  }>;

type TheirRequest = Computed<
  Pick<NonNullable<Customer['privacy']>[number], 'id' | 'kind' | 'state'> & { asked_at: Date; due_at: Date }
>;

type GiftCards = NonNullable<Customer['giftCards']>;
type Referral = NonNullable<Customer['referral']>;

const NO_REFERRAL: Referral = {
  code: null,
  friendCount: 0,
  earnedInCents: cents(0),
  waitingInCents: cents(0),
};

/** A customer's accounts, and what belongs to accounts. */
@Injectable()
export class CustomerAccountsReader {
  accounts(db: SqlRunner, mailbox: string): Promise<TheirAccount[]> {
    return db.query<TheirAccount>(ACCOUNTS, [mailbox]);
  }

  garage(db: SqlRunner, accountIds: readonly string[]) {
    return db.query<Computed<{ label: string; sizes: string[] }>>(GARAGE, [accountIds]);
  }

  giftCards(db: SqlRunner, accountIds: readonly string[]): Promise<GiftCards> {
    return db.query<Computed<GiftCards[number]>>(GIFT_CARDS, [accountIds]);
  }

  async referral(db: SqlRunner, accountIds: readonly string[]): Promise<Referral> {
    return (await db.one<Computed<Referral>>(REFERRAL, [accountIds])) ?? NO_REFERRAL;
  }

  async privacy(db: SqlRunner, accountIds: readonly string[]): Promise<NonNullable<Customer['privacy']>> {
    const rows = await db.query<TheirRequest>(PRIVACY, [accountIds]);
    return rows.map(({ id, kind, state, asked_at: askedAt, due_at: dueAt }) => ({
      id,
      kind,
      state,
      askedAt: askedAt.toISOString(),
      dueAt: dueAt.toISOString(),
    }));
  }
}

export const accountOf = (
  row: TheirAccount,
  seesContacts: boolean,
): NonNullable<Customer['accounts']>[number] => ({
  id: row.id,
  name: seesContacts ? row.name : maskName(row.name),
  email: seesContacts ? row.email : maskEmail(row.email),
  isActive: row.is_active,
  isEmailProved: row.is_email_proved,
  isCrewMember: row.is_crew_member,
  accountTypes: [...rankedAccountTypes(row.types)],
  signIns: [...row.sign_ins],
  createdAt: row.created_at.toISOString(),
});
