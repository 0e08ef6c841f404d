import { Injectable } from '@nestjs/common';
import type { ArticleRecord } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { ArticleRepository } from '../article.repository.js';
import { articleRecordOf } from './article-view.js';

/** An article as staff open it, with all that was published of it. */
@Injectable()
export class ShowArticle {
  constructor(
    private readonly database: Database,
    private readonly articles: ArticleRepository,
    private readonly clock: Clock,
  ) {}

  async run(id: string): Promise<Result<ArticleRecord, 'record.missing'>> {
    const article = await this.articles.find(this.database, id);
    if (article === null) return refuse('record.missing');
    return ok(articleRecordOf(article, await this.articles.releases(this.database, id), this.clock.now()));
  }
}
