import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { StaffAuthenticator, type StaffCredentials, type StaffPrincipal } from '../platform/access/index.js';
import { Database } from '../platform/database/index.js';
import { hashToken, newToken } from '../platform/ids/index.js';
import { JobHandlers } from '../platform/jobs/index.js';
import { SessionCookie } from './session-cookie.js';
import { StaffSessionRepository } from './staff-session.repository.js';

const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 2_000;
const CLEAN_UP_EVERY_MS = 3_600_000;

/** Tells who is signed in. Sessions are looked up at most every five seconds, so a sign-out on another server counts by then. */
@Injectable()
export class StaffSessions extends StaffAuthenticator implements OnModuleInit {
  private readonly known = new LRUCache<string, StaffPrincipal>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly database: Database,
    private readonly sessions: StaffSessionRepository,
    private readonly cookie: SessionCookie,
    private readonly jobs: JobHandlers,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.every(CLEAN_UP_EVERY_MS, {
      job: 'identity.forget-expired-sessions',
      run: async () => {
        await this.sessions.removeExpired(this.database);
      },
    });
  }

  override async authenticate({ cookies }: StaffCredentials): Promise<StaffPrincipal | null> {
    const token = this.cookie.read(cookies);
    if (token === null) return null;
    const tokenHash = hashToken(token);
    const remembered = this.known.get(tokenHash);
    if (remembered !== undefined) return remembered;
    const staff = await this.sessions.see(this.database, tokenHash);
    if (staff !== null) this.known.set(tokenHash, staff);
    return staff;
  }

  /** Begins a session and returns its token; every sign-in gets a new one. */
  async begin(staffId: string, userAgent: string | null): Promise<string> {
    const token = newToken();
    await this.sessions.insert(this.database, { tokenHash: hashToken(token), staffId, userAgent });
    return token;
  }

  async end(token: string): Promise<void> {
    const tokenHash = hashToken(token);
    this.known.delete(tokenHash);
    await this.sessions.remove(this.database, tokenHash);
  }
}
