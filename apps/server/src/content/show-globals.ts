import { Injectable } from '@nestjs/common';
import type { Globals } from '@simpletread/contract';
import { ok, type Result, supportHours } from '@simpletread/domain';

import { Clock } from '../platform/clock/index.js';
import { SHOP_SETTINGS } from './shop-settings.js';
import { supportHolidays } from './support-holidays.js';

/** What every page needs to know of the shop at this moment. */
@Injectable()
export class ShowGlobals {
  constructor(private readonly clock: Clock) {}

  run(): Result<Globals> {
    const now = this.clock.now();
    return ok({ ...SHOP_SETTINGS, supportHours: supportHours(now, supportHolidays(now)) });
  }
}
