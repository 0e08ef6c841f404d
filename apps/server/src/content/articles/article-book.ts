import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { articlePath, type ArticleSection, articleStateAt } from '@simpletread/domain';

import { Remembered } from '../../platform/cache/index.js';
import { Clock } from '../../platform/clock/index.js';
import { type Computed, Database } from '../../platform/database/index.js';
import { Log } from '../../platform/log/index.js';
import { PostgresListener, type Unsubscribe } from '../../platform/pubsub/index.js';
import type { WrittenArticle } from './article.js';
import { releaseOf, type ReleaseRow } from './staff/article-row.js';
import { RELEASE_COLUMNS } from './written-columns.js';

const REMEMBERED_MS = 60_000;
const CONTENT_CHANGED = 'content.changed';

const PUBLISHED = `
  SELECT ${RELEASE_COLUMNS},
         (SELECT min(f.released_at) FROM content.article_release f WHERE f.article_id = a.id) AS first_at
  FROM content.article a JOIN content.article_release r ON r.article_id = a.id AND r.number = a.release`;

/** An article that shoppers may read. */
export interface PublishedArticle extends WrittenArticle {
  readonly path: string;
  readonly publishedAt: Date;
  readonly modifiedAt: Date;
}

type Row = ReleaseRow & Computed<{ first_at: Date }>;

const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a);

const publishedOf = (row: Row): PublishedArticle => {
  const release = releaseOf(row);
  const { visibleFrom, releasedAt } = release;
  return {
    ...release,
    path: articlePath(release),
    publishedAt: visibleFrom ?? row.first_at,
    modifiedAt: later(releasedAt, visibleFrom),
  };
};

const newestFirst = (a: PublishedArticle, b: PublishedArticle): number =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || a.title.localeCompare(b.title, 'en');

/**
 * All published articles, in every server's memory. The database announces changes; the clock decides what is shown.
 */
@Injectable()
export class ArticleBook implements OnModuleInit, OnModuleDestroy {
  private stop: Unsubscribe | null = null;
  private readonly all = new Remembered<readonly PublishedArticle[]>({
    read: async () => (await this.database.query<Row>(PUBLISHED)).map(publishedOf).sort(newestFirst),
    ttlMs: REMEMBERED_MS,
  });

  constructor(
    private readonly database: Database,
    private readonly listener: PostgresListener,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.stop = await this.listener.listen(CONTENT_CHANGED, () => {
      this.all.refresh().catch((error: unknown) => this.log.warn({ err: error }, 'articles not read again'));
    });
  }

  onModuleDestroy(): void {
    this.stop?.();
  }

  /** The articles of a section shown at `at` (default: now), the newest first. */
  async shown(section: ArticleSection, at: Date = this.clock.now()): Promise<readonly PublishedArticle[]> {
    return (await this.everything(at)).filter((article) => article.section === section);
  }

  async everything(at: Date = this.clock.now()): Promise<readonly PublishedArticle[]> {
    return (await this.all.current()).filter((article) => articleStateAt(article, at) === 'published');
  }
}
