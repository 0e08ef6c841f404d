import { Injectable } from '@nestjs/common';
import type { PublishedCampaign } from '@simpletread/domain';

import { GlobalsBook } from './globals-book.js';

/** Released campaigns for other features, out of the memory of the server. */
@Injectable()
export class CampaignCalendar {
  constructor(private readonly book: GlobalsBook) {}

  async read(): Promise<readonly PublishedCampaign[]> {
    return (await this.book.current()).campaigns;
  }
}
