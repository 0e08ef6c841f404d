import { Injectable } from '@nestjs/common';
import { articlePath, type ArticlePlace, checkRedirect } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { SlugRedirectRepository } from './slug-redirect.repository.js';

/** Keeps the old addresses of what has moved. */
@Injectable()
export class SlugRedirects {
  constructor(private readonly redirects: SlugRedirectRepository) {}

  /** Leads from where an article stood to where it stands now; what stands there is no longer led away from. */
  async follow(tx: Transaction, before: ArticlePlace | null, after: ArticlePlace): Promise<void> {
    const toPath = articlePath(after);
    if (before === null) await this.redirects.deleteFrom(tx, toPath);
    else await this.lead(tx, articlePath(before), toPath);
  }

  /** Leads from an address that something had to its new one, in the transaction in which it moves. */
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
