import { Injectable } from '@nestjs/common';
import type {
  listShopSettingsVersions,
  ReplyOf,
  ShopSettings,
  ShopSettingsReply,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Database, type SqlRunner, UnitOfWork } from '../../platform/database/index.js';
import { DEFAULT_SETTINGS } from './default-settings.js';
import { ShopSettingRepository } from './shop-setting.repository.js';

interface ChangedSettings {
  readonly settings: ShopSettings;
  readonly version: number;
}

/** Shows and changes what every page shows. */
@Injectable()
export class ChangeShopSettings {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly repository: ShopSettingRepository,
    private readonly audit: Audit,
  ) {}

  show(): Promise<Result<ShopSettingsReply>> {
    return this.read(this.database);
  }

  /** Former settings, newest first, and the defaults. */
  async versions(): Promise<Result<ReplyOf<typeof listShopSettingsVersions>>> {
    const versions = await this.repository.versions(this.database);
    return ok({
      defaults: DEFAULT_SETTINGS,
      versions: versions.map(({ changedAt, ...version }) => ({
        ...version,
        changedAt: changedAt.toISOString(),
      })),
    });
  }

  run(
    { settings, version }: ChangedSettings,
    { staff, requestId }: { readonly staff: StaffPrincipal; readonly requestId: string },
  ): Promise<Result<ShopSettingsReply>> {
    return this.work.run(async (tx): Promise<Result<ShopSettingsReply>> => {
      const before = await this.repository.read(tx);
      if (!(await this.repository.change(tx, settings, { version, by: staff })))
        return refuse('record.stale');
      await this.audit.recordStaff(
        tx,
        {
          action: 'shopSettings.change',
          subjectType: 'shopSetting',
          subjectId: 'shop',
          before: before.settings,
          after: settings,
        },
        { staff, requestId },
      );
      return this.read(tx);
    });
  }

  private async read(db: SqlRunner): Promise<Result<ShopSettingsReply>> {
    const { settings, version, updatedAt } = await this.repository.read(db);
    return ok({ settings, version, updatedAt: updatedAt?.toISOString() ?? null });
  }
}
