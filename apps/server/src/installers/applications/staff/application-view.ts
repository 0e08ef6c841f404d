import { Injectable } from '@nestjs/common';
import type { AdminInstallerApplication } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Accounts } from '../../../sso/index.js';
import { EntryRepository } from '../entry.repository.js';
import { InstallerApplicationRepository } from '../installer-application.repository.js';

/** One application as staff see it. Readers may call the shop, so nothing is masked. */
@Injectable()
export class StaffInstallerView {
  constructor(
    private readonly applications: InstallerApplicationRepository,
    private readonly entries: EntryRepository,
    private readonly accounts: Accounts,
  ) {}

  async show(id: string): Promise<Result<AdminInstallerApplication, 'record.missing'>> {
    const application = await this.applications.find(id);
    if (application === null) return refuse('record.missing');
    const { accountId, enrolment } = application;
    const account = accountId === null ? null : await this.accounts.byId(accountId);
    return ok({
      id,
      state: application.state,
      version: application.version,
      createdAt: application.createdAt.toISOString(),
      updatedAt: application.updatedAt.toISOString(),
      agreedAt: application.agreedAt.toISOString(),
      details: application.details,
      hasImage: application.hasImage,
      accountId,
      accountEmail: account?.email ?? null,
      assignee: application.assignee,
      shopId: enrolment?.shopId ?? null,
      enrolment: enrolment && {
        shopCode: enrolment.shopCode,
        payPerTireInCents: enrolment.payPerTireInCents,
      },
      entries: (await this.entries.of(id)).map(({ at, event, byKind, byName, text, isInternal }) => ({
        at: at.toISOString(),
        event,
        by: byKind,
        byName,
        text,
        isInternal,
      })),
    });
  }
}
