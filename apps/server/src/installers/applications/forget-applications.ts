import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { RETENTION_DAYS } from '../../platform/retention/index.js';
import type { InstallerApplicationRow } from './installer-application.entity.js';
import { FORGOTTEN } from './forgotten-columns.js';

const EVERY_MS = 60 * 60_000;

const DELETE_UNCONFIRMED = `
  DELETE FROM installer_applications.application
  WHERE account_id IS NULL AND created_at < now() - make_interval(days => $1)`;

const EMPTY_ENDED = `
  UPDATE installer_applications.application SET ${FORGOTTEN}
  WHERE state IN ('declined', 'withdrawn') AND updated_at < now() - make_interval(days => $1) AND email <> '' RETURNING id`;

// Messages and internal notes name people, too.
const EMPTY_WORDS = `UPDATE installer_applications.entry SET text = '' WHERE application_id = ANY ($1::uuid[])`;

const DELETE_IMAGES =
  'DELETE FROM installer_applications.store_image WHERE application_id = ANY ($1::uuid[])';

// Emptying a record writes history, so this runs after it.
const FORGET_HISTORY =
  "SELECT platform.forget_history('installerApplication', id) FROM unnest($1::text[]) AS ended (id)";

/**
 * Deletes unconfirmed guest applications in full. Removes people, texts and pictures from declined and withdrawn ones.
 */
@Injectable()
export class ForgetApplications implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly work: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'installer-applications.forget', run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.work.run(async (tx) => {
      await tx.execute(DELETE_UNCONFIRMED, [RETENTION_DAYS.unconfirmedApplications]);
      const ended = await tx.query<Pick<InstallerApplicationRow, 'id'>>(EMPTY_ENDED, [
        RETENTION_DAYS.endedApplications,
      ]);
      const ids = ended.map(({ id }) => id);
      await tx.execute(EMPTY_WORDS, [ids]);
      await tx.execute(DELETE_IMAGES, [ids]);
      await tx.query(FORGET_HISTORY, [ids]);
      return ok(null);
    });
  }
}
