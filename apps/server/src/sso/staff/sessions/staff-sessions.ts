import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import {
  type AuthenticatedStaff,
  StaffAuthenticator,
  type StaffCredentials,
  type StaffPrincipal,
} from '../../../platform/access/index.js';
import { Database, type SqlRunner, type Transaction } from '../../../platform/database/index.js';
import { hashToken, newToken } from '../../../platform/ids/index.js';
import { JobHandlers } from '../../../platform/jobs/index.js';
import { LiveStreams } from '../../../platform/live/index.js';
import { PubSub, type Unsubscribe } from '../../../platform/pubsub/index.js';
import { SessionCookie } from './session-cookie.js';
import { SignInStepRepository } from './sign-in-step.repository.js';
import { StaffSessionRepository } from './staff-session.repository.js';

const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 2_000;
const CLEAN_UP_EVERY_MS = 3_600_000;
const SESSION_ENDED = 'identity.session-ended';

/**
 * Identifies signed-in staff. A session is read at most every five seconds. A sign-out reaches every server at once
 * and ends the person's open streams.
 */
@Injectable()
export class StaffSessions extends StaffAuthenticator implements OnModuleInit, OnModuleDestroy {
  private readonly known = new LRUCache<string, AuthenticatedStaff>({
    max: MOST_REMEMBERED,
    ttl: REMEMBERED_MS,
  });
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly database: Database,
    private readonly sessions: StaffSessionRepository,
    private readonly steps: SignInStepRepository,
    private readonly cookie: SessionCookie,
    private readonly jobs: JobHandlers,
    private readonly pubSub: PubSub,
    private readonly streams: LiveStreams,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    this.jobs.every(CLEAN_UP_EVERY_MS, {
      job: 'identity.forget-expired-sessions',
      run: async () => {
        await this.sessions.removeExpired(this.database);
        await this.steps.removeExpired(this.database);
      },
    });
    const heard = (payload: object): void => {
      if ('tokenHash' in payload && typeof payload.tokenHash === 'string')
        this.known.delete(payload.tokenHash);
      void this.streams.checkAll();
    };
    const missed = (): void => {
      this.known.clear();
      void this.streams.checkAll();
    };
    this.unsubscribe = await this.pubSub.subscribe(SESSION_ENDED, heard, missed);
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }

  override async authenticate({ cookies }: StaffCredentials): Promise<AuthenticatedStaff | null> {
    const token = this.cookie.read(cookies);
    if (token === null) return null;
    const tokenHash = hashToken(token);
    const remembered = this.known.get(tokenHash);
    if (remembered !== undefined) return remembered;
    const staff = await this.sessions.see(this.database, tokenHash);
    if (staff === null) return null;
    const authenticated = { staff, by: 'cookie' } as const;
    this.known.set(tokenHash, authenticated);
    return authenticated;
  }

  /** True if the session of these cookies is live. Listening alone doesn't keep a session alive. */
  override async isSignedIn(cookies: StaffCredentials['cookies']): Promise<boolean> {
    const token = this.cookie.read(cookies);
    return token !== null && this.sessions.isLive(this.database, hashToken(token));
  }

  /** A stable key for the session of these cookies, for features that attach data to it. Null without a session. */
  hashOf(cookies: StaffCredentials['cookies']): string | null {
    const token = this.cookie.read(cookies);
    return token === null ? null : hashToken(token);
  }

  /** The owner of the session with that hash, read now. Null once it is over. Reading doesn't keep it alive. */
  behind(sessionHash: string, db: SqlRunner = this.database): Promise<StaffPrincipal | null> {
    return this.sessions.look(db, sessionHash);
  }

  /** Begins a session and returns its token; every sign-in gets a new one. */
  async begin(staffId: string, userAgent: string | null): Promise<string> {
    const token = newToken();
    await this.sessions.insert(this.database, { tokenHash: hashToken(token), staffId, userAgent });
    return token;
  }

  /** Ends the session; every server knows once the transaction has committed. */
  async end(tx: Transaction, token: string): Promise<void> {
    const tokenHash = hashToken(token);
    await this.sessions.remove(tx, tokenHash);
    this.announceEnd(tx, [tokenHash]);
  }

  /** Ends every session of a person but the one of `keptToken`; with null, every one. */
  async endOthers(tx: Transaction, staffId: string, keptToken: string | null): Promise<number> {
    const kept = keptToken === null ? null : hashToken(keptToken);
    const ended = await this.sessions.removeOthers(tx, staffId, kept);
    this.announceEnd(tx, ended);
    return ended.length;
  }

  private announceEnd(tx: Transaction, tokenHashes: readonly string[]): void {
    tx.afterCommit(() => {
      for (const tokenHash of tokenHashes) {
        this.known.delete(tokenHash);
        // Lost, it costs a few seconds: what is remembered gets old, and the next heartbeat ends the streams.
        this.pubSub.publish(SESSION_ENDED, { tokenHash }).catch(() => undefined);
      }
    });
  }
}
