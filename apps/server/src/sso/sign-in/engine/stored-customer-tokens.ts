import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { Log } from '../../../platform/log/index.js';
import { PubSub } from '../../../platform/pubsub/index.js';
import { EndsSessions } from '../../accounts/index.js';
import { CustomerTokens, SESSIONS_ENDED, type VerifiedToken } from '../customer-tokens.js';
import { RecordRepository, recordHash, uidHash } from './record.repository.js';

const LONGEST_TOKEN = 200;

@Injectable()
export class StoredCustomerTokens extends CustomerTokens implements EndsSessions {
  constructor(
    private readonly records: RecordRepository,
    private readonly work: UnitOfWork,
    private readonly pubSub: PubSub,
    private readonly log: Log,
  ) {
    super();
  }

  override async verify(accessToken: string): Promise<VerifiedToken | null> {
    if (accessToken === '' || accessToken.length > LONGEST_TOKEN) return null;
    const found = await this.records.findBearer(accessToken);
    const { accountId, grantId, sessionUid } = found?.payload ?? {};
    if (found === null || accountId === undefined || grantId === undefined || sessionUid === undefined)
      return null;
    return { accountId, grantId, sid: uidHash(sessionUid), expiresAt: found.expiresAt };
  }

  override async endSessions(accountId: string): Promise<void> {
    await this.work.run(async (tx) => {
      await this.end(tx, accountId);
      return ok(null);
    });
  }

  async end(tx: Transaction, accountId: string, exceptUid: string | null = null): Promise<void> {
    const sessions = exceptUid === null ? [] : await this.records.sessions(accountId);
    const kept = sessions
      .filter(({ uid }) => uid === exceptUid)
      .flatMap(({ idHash, grantIds }) => [idHash, ...grantIds.map((id) => recordHash('Grant', id))]);
    await this.records.deleteOfAccount(tx, accountId, kept);
    this.announce(tx, accountId);
  }

  /** Ends one session of the account by uid. Does nothing for another account's session. */
  async endOne(accountId: string, uid: string): Promise<void> {
    const session = (await this.records.sessions(accountId)).find((one) => one.uid === uid);
    if (session === undefined) return;
    await this.work.run(async (tx) => {
      const grants = session.grantIds.map((id) => recordHash('Grant', id)).sort();
      await this.records.deleteAll(tx, [session.idHash, ...grants]);
      this.announce(tx, accountId);
      return ok(null);
    });
  }

  override async endSession(accountId: string, sid: string): Promise<void> {
    const session = (await this.records.sessions(accountId)).find(({ uid }) => uidHash(uid) === sid);
    if (session !== undefined) await this.endOne(accountId, session.uid);
  }

  private announce(tx: Transaction, accountId: string): void {
    tx.afterCommit(() => {
      this.pubSub
        .publish(SESSIONS_ENDED, { accountId })
        .catch((error: unknown) => this.log.warn({ err: error }, 'ended sessions could not be announced'));
    });
  }
}
