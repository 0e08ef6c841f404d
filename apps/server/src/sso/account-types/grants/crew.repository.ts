import { Injectable } from '@nestjs/common';

import {
  type Computed,
  Database,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import { crewMemberEntity } from '../crew-member.entity.js';

/** The only SQL on members of SimpleCrew. */
@Injectable()
export class CrewRepository {
  constructor(private readonly database: Database) {}

  /** Membership of the account, with the database's time, which also decides the rest of its standing. */
  async look(
    accountId: string,
    db: SqlRunner = this.database,
  ): Promise<{ readonly isMember: boolean; readonly now: Date }> {
    const row = await db.one<Computed<{ is_member: boolean; now: Date }>>(
      `SELECT now() AS now,
         EXISTS (SELECT FROM account_types.crew_member WHERE account_id = $1) AS is_member`,
      [accountId],
    );
    if (row === null) throw new Error('the database did not tell the time');
    return { isMember: row.is_member, now: row.now };
  }

  /** False for a member already. */
  async add(tx: Transaction, accountId: string): Promise<boolean> {
    const count = await tx.execute(
      'INSERT INTO account_types.crew_member (account_id) VALUES ($1) ON CONFLICT DO NOTHING',
      [accountId],
    );
    return count === 1;
  }

  /** False for a non-member. */
  async remove(tx: Transaction, accountId: string): Promise<boolean> {
    return (await tx.repository(crewMemberEntity).delete({ account_id: accountId })).affected === 1;
  }
}
