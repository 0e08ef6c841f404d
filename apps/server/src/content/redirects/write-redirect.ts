import { Injectable } from '@nestjs/common';
import type { RedirectRow } from '@simpletread/contract';
import { checkRedirect, ok, refuse, type Result, type SlugRedirect } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { redirectRowOf } from './redirect-row.js';
import { SlugRedirectRepository, type StoredRedirect } from './slug-redirect.repository.js';

interface RedirectContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

interface Change {
  readonly action: string;
  readonly id: string;
  readonly before: SlugRedirect | null;
  readonly after: SlugRedirect | null;
}

const pathsOf = ({ fromPath, toPath }: SlugRedirect): SlugRedirect => ({ fromPath, toPath });

/** Writes where old addresses lead. */
@Injectable()
export class WriteRedirect {
  constructor(
    private readonly work: UnitOfWork,
    private readonly redirects: SlugRedirectRepository,
    private readonly audit: Audit,
  ) {}

  create(typed: SlugRedirect, context: RedirectContext): Promise<Result<RedirectRow>> {
    return this.work.run(async (tx): Promise<Result<RedirectRow>> => {
      const id = newId();
      const redirect = await this.checked(tx, id, typed);
      if (!redirect.ok) return redirect;
      if (!(await this.redirects.insert(tx, id, typed, false))) return refuse('redirect.fromTaken');
      await this.record(tx, { action: 'redirect.create', id, before: null, after: typed }, context);
      return this.row(tx, id);
    });
  }

  change(
    id: string,
    version: number,
    typed: SlugRedirect,
    context: RedirectContext,
  ): Promise<Result<RedirectRow>> {
    return this.work.run(async (tx): Promise<Result<RedirectRow>> => {
      const redirect = await this.checked(tx, id, typed);
      const stored = await this.redirects.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (stored.version !== version) return refuse('record.stale');
      if (!redirect.ok) return redirect;
      if (!(await this.redirects.update(tx, id, typed))) return refuse('redirect.fromTaken');
      const change = { action: 'redirect.change', id, before: pathsOf(stored), after: typed };
      await this.record(tx, change, context);
      return this.row(tx, id);
    });
  }

  delete(id: string, context: RedirectContext): Promise<Result<undefined>> {
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const stored = await this.redirects.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      await this.redirects.delete(tx, id);
      const change = { action: 'redirect.delete', id, before: pathsOf(stored), after: null };
      await this.record(tx, change, context);
      return ok(undefined);
    });
  }

  /** Beside all others but the one that it takes the place of. */
  private async checked(tx: Transaction, id: string, typed: SlugRedirect): Promise<Result<SlugRedirect>> {
    const all = await this.redirects.lockAll(tx);
    const others = all.filter((other) => other.id !== id);
    return checkRedirect(typed, new Map(others.map(({ fromPath, toPath }) => [fromPath, toPath])));
  }

  private async row(tx: Transaction, id: string): Promise<Result<RedirectRow>> {
    const stored: StoredRedirect | null = await this.redirects.lock(tx, id);
    return stored === null ? refuse('record.missing') : ok(redirectRowOf(stored));
  }

  private record(tx: Transaction, change: Change, { staff, requestId }: RedirectContext): Promise<void> {
    const { id: subjectId, action, before, after } = change;
    return this.audit.record(tx, {
      actorKind: 'staff',
      actorId: staff.staffId,
      actorName: staff.name,
      action,
      subjectType: 'slugRedirect',
      subjectId,
      before,
      after,
      requestId,
    });
  }
}
