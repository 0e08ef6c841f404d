import { Injectable } from '@nestjs/common';
import type { NewsletterRecord } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../../platform/database/index.js';
import { NewsletterRepository } from '../newsletter.repository.js';
import { NewsletterFiguresReader } from './newsletter-figures.reader.js';

/** A newsletter with its figures. */
@Injectable()
export class ShowNewsletter {
  constructor(
    private readonly database: Database,
    private readonly newsletters: NewsletterRepository,
    private readonly figures: NewsletterFiguresReader,
  ) {}

  async run(id: string): Promise<Result<NewsletterRecord, 'record.missing'>> {
    const row = await this.newsletters.find(this.database, id);
    if (row === null) return refuse('record.missing');
    const figures = await this.figures.of(this.database, id);
    const { send_at, started_at, finished_at, updated_at, blocks, segment, ...plain } = row;
    return ok({
      ...plain,
      blocks: blocks.map((block) =>
        block.kind === 'tires' ? { ...block, itemNumbers: [...block.itemNumbers] } : block,
      ),
      segment: { ...segment, states: [...segment.states] },
      sendAt: send_at?.toISOString() ?? null,
      startedAt: started_at?.toISOString() ?? null,
      finishedAt: finished_at?.toISOString() ?? null,
      updatedAt: updated_at.toISOString(),
      sentCount: figures.sent,
      clickedCount: figures.clicked,
      figures,
    });
  }
}
