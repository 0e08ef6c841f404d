import type { OnModuleInit } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newToken, TOKEN_PATTERN } from '../../platform/ids/index.js';
import type { JobHandlers } from '../../platform/jobs/index.js';
import type { StaffVisit, VisitKind } from './visit-kind.js';

const SWEEP_EVERY_MS = 60_000;

/** The shop's reply for a code. */
export interface BegunVisit {
  readonly handle: string;
  readonly endsAt: string;
}

/**
 * Runs visits of one kind from link to end. Each use checks all conditions of a visit and ends it if one no longer
 * holds.
 */
export abstract class StaffVisits<
  Visit extends StaffVisit,
  Found,
  Cause extends string,
> implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly handlers: JobHandlers,
    private readonly kind: VisitKind<Visit, Found, Cause>,
  ) {}

  onModuleInit(): void {
    this.handlers.every(SWEEP_EVERY_MS, { job: this.kind.sweepJob, run: () => this.sweep() });
  }

  /** Changes a link, opened in the session that asked for it, for a code that the shop begins the visit with, or null. */
  async openLink(link: string, staffSessionHash: string | null): Promise<string | null> {
    if (staffSessionHash === null || !TOKEN_PATTERN.test(link)) return null;
    const code = newToken();
    return (await this.kind.store.openLink(link, staffSessionHash, code)) ? code : null;
  }

  /** Begins a visit; a console's session has one of a kind at a time. */
  begin(code: string, requestId: string): Promise<Result<BegunVisit, 'record.missing'>> {
    if (!TOKEN_PATTERN.test(code)) return Promise.resolve(refuse('record.missing'));
    return this.work.run(async (tx): Promise<Result<BegunVisit, 'record.missing'>> => {
      const { store } = this.kind;
      const asked = await store.byCode(tx, code);
      const look = asked === null ? null : await this.kind.look(asked, tx);
      if (asked === null || look === null || look.isOver) return refuse('record.missing');
      for (const other of await store.ongoingIn(tx, asked.staffSessionHash))
        await this.endWithin(tx, other, 'ended', requestId);
      const handle = newToken();
      const visit = await store.begin(tx, asked.id, handle);
      await this.kind.began(tx, visit, look.found, requestId);
      return ok({ handle, endsAt: visit.endsAt.toISOString() });
    });
  }

  /** The visit of a handle with its conditions; null once it is over. */
  async live(handle: string): Promise<{ readonly visit: Visit; readonly found: Found } | null> {
    const visit = TOKEN_PATTERN.test(handle) ? await this.kind.store.byHandle(handle) : null;
    const found = visit === null ? null : await this.foundOrEnd(visit);
    return visit === null || found === null ? null : { visit, found };
  }

  /** Ends the visit of a handle because staff say so. */
  async leave(handle: string, requestId: string): Promise<void> {
    const live = await this.live(handle);
    if (live !== null) await this.end(live.visit, 'ended', requestId);
  }

  /** As part of a transaction. Does nothing for a visit that has ended. */
  async endWithin(
    tx: Transaction,
    visit: Visit,
    cause: Cause | 'ended',
    requestId: string | null,
  ): Promise<void> {
    if (await this.kind.store.end(tx, visit.id, cause)) await this.kind.ended(tx, visit, cause, requestId);
  }

  /** Ends abandoned visits and deletes unopened links. */
  async sweep(): Promise<void> {
    for (const visit of await this.kind.store.ongoing()) await this.foundOrEnd(visit);
    await this.kind.store.forgetUnused();
  }

  private async foundOrEnd(visit: Visit): Promise<Found | null> {
    const look = await this.kind.look(visit);
    if (!look.isOver) return look.found;
    await this.end(visit, look.cause);
    return null;
  }

  private async end(visit: Visit, cause: Cause | 'ended', requestId: string | null = null): Promise<void> {
    await this.work.run(async (tx) => {
      await this.endWithin(tx, visit, cause, requestId);
      return ok(undefined);
    });
  }
}
