import { Injectable } from '@nestjs/common';
import type { SupportCalendar } from '@simpletread/domain';

import { CurrentShopSettings, supportHolidays } from '../../content/index.js';

/** The hours in which the clocks of cases run: those that the shop shows. */
@Injectable()
export class CaseCalendar {
  constructor(private readonly settings: CurrentShopSettings) {}

  async at(now: Date): Promise<SupportCalendar> {
    const { supportWeek, extraHolidays } = await this.settings.read();
    return { week: supportWeek, holidays: supportHolidays(now, extraHolidays) };
  }
}
