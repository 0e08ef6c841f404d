import { Injectable } from '@nestjs/common';
import { shopSettings, type ShopSettings } from '@simpletread/contract';

import type { SqlRunner, Transaction } from '../platform/database/index.js';
import { DEFAULT_SETTINGS } from './default-settings.js';

export interface StoredSettings {
  readonly settings: ShopSettings;
  /** 0 while they are the defaults. */
  readonly version: number;
  readonly updatedAt: Date | null;
}

interface Row {
  readonly settings: object;
  readonly version: number;
  readonly updatedAt: Date;
}

const READ = `SELECT settings, version, updated_at AS "updatedAt" FROM content.shop_setting`;

// Two people who change the defaults at once are one insert and one refusal.
const FIRST = `
  INSERT INTO content.shop_setting (settings) VALUES ($1) ON CONFLICT DO NOTHING`;

const CHANGE = `
  UPDATE content.shop_setting SET settings = $1, version = version + 1, updated_at = now() WHERE version = $2`;

/** The only user of the shop's settings. */
@Injectable()
export class ShopSettingRepository {
  /** What is stored; what a newer release added has its default until somebody changes it. */
  async read(db: SqlRunner): Promise<StoredSettings> {
    const row = await db.one<Row>(READ);
    if (row === null) return { settings: DEFAULT_SETTINGS, version: 0, updatedAt: null };
    return { ...row, settings: shopSettings.parse({ ...DEFAULT_SETTINGS, ...row.settings }) };
  }

  /** False where somebody else was faster. */
  async change(tx: Transaction, settings: ShopSettings, version: number): Promise<boolean> {
    const text = JSON.stringify(settings);
    const changed =
      version === 0 ? await tx.execute(FIRST, [text]) : await tx.execute(CHANGE, [text, version]);
    return changed === 1;
  }
}
