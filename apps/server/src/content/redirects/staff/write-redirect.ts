import { Injectable } from '@nestjs/common';
import type { RedirectRow } from '@simpletread/contract';
import { checkRedirect, ok, refuse, type Result, type SlugRedirect } from '@simpletread/domain';

import { Audit, type StaffContext, type StaffAction } from '../../../platform/audit/index.js';
import { isStale, type SeenVersion, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { redirectRowOf } from '../redirect-row.js';
import { SlugRedirectRepository, type StoredRedirect } from '../slug-redirect.repository.js';

const pathsOf = ({ fromPath, toPath }: SlugRedirect): SlugRedirect => ({ fromPath, toPath });

const actionOf = (
  action: string,
  id: string,
  before: SlugRedirect | null,
  after: SlugRedirect | null,
): StaffAction => ({ action, subjectType: 'slugRedirect', subjectId: id, before, after });

/** Writes where old addresses lead. */
@Injectable()
export class WriteRedirect {
  constructor(
    private readonly work: UnitOfWork,
    private readonly redirects: SlugRedirectRepository,
    private readonly audit: Audit,
  ) {}

  create(typed: SlugRedirect, context: StaffContext): Promise<Result<RedirectRow>> {
    return this.work.run(async (tx): Promise<Result<RedirectRow>> => {
      const id = newId();
      const redirect = await this.checked(tx, id, typed);
      if (!redirect.ok) return redirect;
      if (!(await this.redirects.insert(tx, id, typed, false))) return refuse('redirect.fromTaken');
      await this.audit.recordStaff(tx, actionOf('redirect.create', id, null, typed), context);
      return this.row(tx, id);
    });
  }

  change(
    id: string,
    version: number,
    typed: SlugRedirect,
    context: StaffContext,
  ): Promise<Result<RedirectRow>> {
    return this.work.run(async (tx): Promise<Result<RedirectRow>> => {
      const redirect = await this.checked(tx, id, typed);
      const stored = await this.redirects.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (stored.version !== version) return refuse('record.stale');
      if (!redirect.ok) return redirect;
      if (!(await this.redirects.update(tx, id, typed))) return refuse('redirect.fromTaken');
      const entry = actionOf('redirect.change', id, pathsOf(stored), typed);
      await this.audit.recordStaff(tx, entry, context);
      return this.row(tx, id);
    });
  }

  delete(id: string, seen: SeenVersion, context: StaffContext): Promise<Result<undefined>> {
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const stored = await this.redirects.lock(tx, id);
      if (stored === null) return refuse('record.missing');
      if (isStale(stored.version, seen)) return refuse('record.stale');
      await this.redirects.delete(tx, id);
      const entry = actionOf('redirect.delete', id, pathsOf(stored), null);
      await this.audit.recordStaff(tx, entry, context);
      return ok(undefined);
    });
  }

  /** All others except the one it replaces. */
  private async checked(tx: Transaction, id: string, typed: SlugRedirect): Promise<Result<SlugRedirect>> {
    const all = await this.redirects.lockAll(tx);
    const others = all.filter((other) => other.id !== id);
    return checkRedirect(typed, new Map(others.map(({ fromPath, toPath }) => [fromPath, toPath])));
  }

  private async row(tx: Transaction, id: string): Promise<Result<RedirectRow>> {
    const stored: StoredRedirect | null = await this.redirects.lock(tx, id);
    return stored === null ? refuse('record.missing') : ok(redirectRowOf(stored));
  }
}
