import { Injectable } from '@nestjs/common';
import { shopSettings, type ShopSettings } from '@simpletread/contract';
import { ownValue } from '@simpletread/domain';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import { DEFAULT_SETTINGS } from './default-settings.js';
import type { ShopSettingVersionRow } from './shop-setting-version.entity.js';
import type { ShopSettingRow } from './shop-setting.entity.js';

export interface StoredSettings {
  readonly settings: ShopSettings;
  /** 0 while they are the defaults. */
  readonly version: number;
  readonly updatedAt: Date | null;
}

type ChangedRow = Renamed<ShopSettingVersionRow, { changedAt: 'changed_at' }>;

type VersionRow = ChangedRow &
  Pick<ShopSettingVersionRow, 'version' | 'settings'> &
  Renamed<ShopSettingVersionRow, { changedByName: 'changed_by_name' }>;

export type SettingsVersion = Omit<VersionRow, 'settings'> & { readonly settings: ShopSettings };

type Row = Pick<ShopSettingRow, 'settings' | 'version'> &
  Renamed<ShopSettingRow, { updatedAt: 'updated_at' }>;

const READ = `SELECT settings, version, updated_at AS "updatedAt" FROM content.shop_setting`;

// Two people who change the defaults at once cause one insert and one refusal.
const FIRST = `
  INSERT INTO content.shop_setting (settings) VALUES ($1) ON CONFLICT DO NOTHING`;

const CHANGE = `
  UPDATE content.shop_setting SET settings = $1, version = version + 1, updated_at = now() WHERE version = $2`;

const KEEP = `
  INSERT INTO content.shop_setting_version (version, settings, changed_by, changed_by_name)
  SELECT version, settings, $1::uuid, $2::text FROM content.shop_setting`;

const VERSIONS = `
  SELECT version, settings, changed_at AS "changedAt", changed_by_name AS "changedByName"
  FROM content.shop_setting_version ORDER BY kept_order DESC LIMIT 100`;

const AT = `
  SELECT settings FROM content.shop_setting_version WHERE changed_at <= $1 ORDER BY kept_order DESC LIMIT 1`;

const CHANGES = `
  SELECT changed_at AS "changedAt" FROM content.shop_setting_version
  WHERE changed_at > $1 AND changed_at < $2 ORDER BY kept_order`;

/**
 * Stored settings, field by field: what a release no longer knows is left aside, and what it does not find or cannot read has its
 * default, since every page and every price asks for them.
 */
export const readSettings = (stored: object): ShopSettings => {
  const known = Object.entries(stored).filter(([name, value]) => {
    const field = ownValue(shopSettings.shape, name);
    return field?.safeParse(value).success === true;
  });
  return shopSettings.parse({ ...DEFAULT_SETTINGS, ...Object.fromEntries(known) });
};

/** The only user of the shop's settings. */
@Injectable()
export class ShopSettingRepository {
  async read(db: SqlRunner): Promise<StoredSettings> {
    const row = await db.one<Row>(READ);
    if (row === null) return { settings: DEFAULT_SETTINGS, version: 0, updatedAt: null };
    return { ...row, settings: readSettings(row.settings) };
  }

  /** Saves the settings as a new version. False if another change was faster. */
  async change(
    tx: Transaction,
    settings: ShopSettings,
    {
      version,
      by,
    }: { readonly version: number; readonly by: { readonly staffId: string; readonly name: string } },
  ): Promise<boolean> {
    const text = JSON.stringify(settings);
    const changed =
      version === 0 ? await tx.execute(FIRST, [text]) : await tx.execute(CHANGE, [text, version]);
    if (changed !== 1) return false;
    await tx.execute(KEEP, [by.staffId, by.name]);
    return true;
  }

  /** The settings at a moment; the defaults before the first change. */
  async at(db: SqlRunner, at: Date): Promise<ShopSettings> {
    const row = await db.one<Pick<ShopSettingVersionRow, 'settings'>>(AT, [at]);
    return row === null ? DEFAULT_SETTINGS : readSettings(row.settings);
  }

  /** When they were changed within a period, the ends left out. */
  async changesWithin(db: SqlRunner, from: Date, to: Date): Promise<Date[]> {
    return (await db.query<ChangedRow>(CHANGES, [from, to])).map(({ changedAt }) => changedAt);
  }

  /** The newest hundred of what they were, the newest first. */
  async versions(db: SqlRunner): Promise<SettingsVersion[]> {
    const rows = await db.query<VersionRow>(VERSIONS);
    return rows.map((row) => ({ ...row, settings: readSettings(row.settings) }));
  }
}
