import { Injectable } from '@nestjs/common';
import { articlePath, type ArticlePlace, checkRedirect } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { SlugRedirectRepository } from './slug-redirect.repository.js';

/** Keeps the old addresses of what has moved. */
@Injectable()
export class SlugRedirects {
  constructor(private readonly redirects: SlugRedirectRepository) {}

  /** Redirects an article's former address to its current one, and removes redirects away from the current one. */
  async follow(tx: Transaction, before: ArticlePlace | null, after: ArticlePlace): Promise<void> {
    const toPath = articlePath(after);
    if (before === null) await this.redirects.deleteFrom(tx, toPath);
    else await this.lead(tx, articlePath(before), toPath);
  }

  /** Redirects a former address to the new one, in the transaction of the move. */
  async lead(tx: Transaction, fromPath: string, toPath: string): Promise<void> {
    await this.redirects.deleteFrom(tx, toPath);
    const known = await this.redirects.lockAll(tx);
    const others = new Map(known.map((redirect) => [redirect.fromPath, redirect.toPath]));
    const redirect = checkRedirect({ fromPath, toPath }, others);
    if (!redirect.ok) return;
    await this.redirects.deleteFrom(tx, fromPath);
    await this.redirects.insert(tx, newId(), redirect.value, true);
  }
}
