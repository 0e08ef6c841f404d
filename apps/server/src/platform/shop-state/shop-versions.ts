import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

/** A part of the shop that replies are made of. */
export interface VersionSource {
  /** Equal on every server. Differs as soon as this process replies from newer data. */
  readonly version: () => Promise<string>;
  /** When it will change of itself, after `at`; null when it will not. */
  readonly nextChange?: (at: Date) => Promise<Date | null>;
}

export interface ShopState {
  readonly version: string;
  readonly validUntil: Date | null;
}

const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, next) => (next !== null && (first === null || next < first) ? next : first), null);

/** The state of the shop as one text. Features register their parts. */
@Injectable()
export class ShopVersions {
  private readonly sources = new Map<string, VersionSource>();

  /** To be called before the server listens. */
  add(name: string, source: VersionSource): void {
    this.sources.set(name, source);
  }

  async at(moment: Date): Promise<ShopState> {
    const named = [...this.sources].sort(([a], [b]) => (a < b ? -1 : 1));
    const [versions, changes] = await Promise.all([
      Promise.all(named.map(async ([name, { version }]) => `${name}=${await version()}`)),
      Promise.all(named.map(async ([, { nextChange }]) => (await nextChange?.(moment)) ?? null)),
    ]);
    return {
      version: createHash('sha256').update(versions.join('\n')).digest('base64url').slice(0, 22),
      validUntil: earliest(changes),
    };
  }
}
