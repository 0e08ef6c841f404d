import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { HandlerInput, ListPage, listRedirectsForStaff, RedirectRow } from '@simpletread/contract';
import { ok, redirectTarget, refuse, type Result } from '@simpletread/domain';

import { Remembered } from '../../platform/cache/index.js';
import { Database, ReadReplica } from '../../platform/database/index.js';
import { pageOfRows } from '../../platform/lists/index.js';
import { Log } from '../../platform/log/index.js';
import { PostgresListener, type Unsubscribe } from '../../platform/pubsub/index.js';
import { redirectRowOf } from './redirect-row.js';
import { SlugRedirectRepository, type StoredRedirect } from './slug-redirect.repository.js';

type Query = HandlerInput<typeof listRedirectsForStaff>['query'];

const REMEMBERED_MS = 60_000;
const CONTENT_CHANGED = 'content.changed';

const textOf = (redirect: StoredRedirect, by: NonNullable<Query['sort']>[0]): string =>
  by === 'createdAt' ? redirect.createdAt.toISOString() : redirect[by];

const leadingOn = (redirects: readonly StoredRedirect[]): (readonly [string, string])[] => {
  const all = new Map(redirects.map(({ fromPath, toPath }) => [fromPath, toPath]));
  return redirects.flatMap(({ fromPath }) => {
    const target = redirectTarget(all, fromPath);
    return target === null ? [] : [[fromPath, target] as const];
  });
};

/** Targets of old addresses: for the storefront straight to the end of a chain, from memory; for staff as written. */
@Injectable()
export class ReadRedirects implements OnModuleInit, OnModuleDestroy {
  private stop: Unsubscribe | null = null;
  private readonly leading = new Remembered({
    read: async () => leadingOn(await this.redirects.all(this.database)),
    ttlMs: REMEMBERED_MS,
  });

  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly redirects: SlugRedirectRepository,
    private readonly listener: PostgresListener,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.stop = await this.listener.listen(CONTENT_CHANGED, () => {
      this.leading
        .refresh()
        .catch((error: unknown) => this.log.warn({ err: error }, 'redirects not read again'));
    });
  }

  onModuleDestroy(): void {
    this.stop?.();
  }

  current(): Promise<(readonly [string, string])[]> {
    return this.leading.current();
  }

  async find(id: string): Promise<Result<RedirectRow, 'record.missing'>> {
    const stored = (await this.redirects.all(this.database)).find((redirect) => redirect.id === id);
    return stored === undefined ? refuse('record.missing') : ok(redirectRowOf(stored));
  }

  async page({ filter = {}, sort = ['fromPath', 'ASC'], range }: Query): Promise<ListPage<RedirectRow>> {
    const { id: ids, q = '' } = filter;
    const text = q.trim().toLowerCase();
    const [by, direction] = sort;
    const found = (await this.redirects.all(this.replica)).filter(
      ({ fromPath, toPath }) => fromPath.includes(text) || toPath.includes(text),
    );
    const { items, total } = pageOfRows(found, {
      ids,
      range,
      sort: { by: (redirect) => textOf(redirect, by), direction },
    });
    return { items: items.map(redirectRowOf), total };
  }
}
