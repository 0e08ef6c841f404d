import { Injectable } from '@nestjs/common';
import { calendarWith, type PublishedCampaign } from '@simpletread/domain';

import type { Preview } from '../../platform/access/index.js';
import { GlobalsBook } from './globals-book.js';

/** Released campaigns for other features, out of the memory of the server. */
@Injectable()
export class CampaignCalendar {
  constructor(private readonly book: GlobalsBook) {}

  async read(preview: Preview | null = null): Promise<readonly PublishedCampaign[]> {
    return calendarWith((await this.book.current()).campaigns, preview?.campaign ?? null);
  }
}
