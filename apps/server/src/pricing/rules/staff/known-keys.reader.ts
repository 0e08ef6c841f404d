import { Injectable } from '@nestjs/common';
import { isUuid, type PriceEntryScope } from '@simpletread/domain';

import { type Computed, Database, type SqlRunner } from '../../../platform/database/index.js';

/** Something that a rule names: a tire's or line's id, a size's code, a brand's slug, a category's id. */
export interface RuleKey {
  readonly scope: Exclude<PriceEntryScope, 'all'>;
  readonly key: string;
}

const KNOWN: Readonly<Record<RuleKey['scope'], string>> = {
  tire: 'SELECT id::text AS key FROM catalogue.tire WHERE id = ANY ($1::uuid[])',
  line: 'SELECT id::text AS key FROM catalogue.product_line WHERE id = ANY ($1::uuid[])',
  size: 'SELECT code AS key FROM catalogue.tire_size WHERE code = ANY ($1)',
  brand: 'SELECT slug AS key FROM catalogue.brand WHERE slug = ANY ($1)',
  category: 'SELECT id::text AS key FROM catalogue.category WHERE id::text = ANY ($1)',
};

/** The keys that the words of `$1` mean, ignoring case. A tire has no name. */
const MEANT: Readonly<Partial<Record<RuleKey['scope'], string>>> = {
  line: `
    SELECT DISTINCT asked, named.key, named.label
      FROM unnest($1::text[]) AS asked
      JOIN (SELECT l.id::text AS key, b.name || ' ' || l.name || ' (' || l.address || ')' AS label,
                   unnest(ARRAY[b.name || ' ' || l.name, l.slug, l.address]) AS word
              FROM catalogue.product_line l JOIN catalogue.brand b ON b.slug = l.brand_slug) AS named
        ON lower(named.word) = lower(asked)
     ORDER BY named.label`,
  size: `
    SELECT DISTINCT asked, code AS key, code AS label
      FROM unnest($1::text[]) AS asked
      JOIN (SELECT code, unnest(ARRAY[code, slug]) AS word FROM catalogue.tire_size) AS named
        ON lower(word) = lower(asked)
     ORDER BY label`,
  brand: `
    SELECT DISTINCT asked, slug AS key, name || ' (' || slug || ')' AS label
      FROM unnest($1::text[]) AS asked
      JOIN (SELECT slug, name, unnest(ARRAY[name, slug, address]) AS word FROM catalogue.brand) AS named
        ON lower(word) = lower(asked)
     ORDER BY label`,
  category: `
    SELECT DISTINCT asked, id::text AS key, name AS label
      FROM unnest($1::text[]) AS asked
      JOIN (SELECT id, name, unnest(ARRAY[name, slug]) AS word FROM catalogue.category) AS named
        ON lower(word) = lower(asked)
     ORDER BY label`,
};

/** A thing that some word means. */
export type MeantKey = Computed<{
  key: string;
  /** Distinguishes it from others of the same name. */
  label: string;
}>;

/** Names a scope with a key or word in one text. */
export const ruleKeyText = ({ scope, key }: RuleKey): string => `${scope} ${key}`;

/** Reads which of the things that rules name exist. */
@Injectable()
export class KnownKeys {
  constructor(private readonly database: Database) {}

  /** The keys that nothing has, in the order they were given. */
  async unknown(keys: readonly RuleKey[], db: SqlRunner = this.database): Promise<RuleKey[]> {
    const known = new Set<string>();
    for (const scope of Object.keys(KNOWN) as RuleKey['scope'][]) {
      const asked = keys.filter((each) => each.scope === scope).map(({ key }) => key);
      const askable = scope === 'tire' || scope === 'line' ? asked.filter(isUuid) : asked;
      if (askable.length === 0) continue;
      for (const { key } of await db.query<Computed<{ key: string }>>(KNOWN[scope], [[...new Set(askable)]]))
        known.add(ruleKeyText({ scope, key }));
    }
    return keys.filter((each) => !known.has(ruleKeyText(each)));
  }

  /**
   * The keys that words mean when they are names or addresses as the shop shows them. Keyed by `ruleKeyText` of the
   * word.
   */
  async meant(words: readonly RuleKey[], db: SqlRunner = this.database): Promise<Map<string, MeantKey[]>> {
    const meant = new Map<string, MeantKey[]>();
    for (const scope of Object.keys(KNOWN) as RuleKey['scope'][]) {
      const asked = new Set(words.filter((each) => each.scope === scope).map(({ key }) => key));
      const sql = MEANT[scope];
      if (asked.size === 0 || sql === undefined) continue;
      const rows = await db.query<MeantKey & Computed<{ asked: string }>>(sql, [[...asked]]);
      for (const { asked: key, ...one } of rows) {
        const text = ruleKeyText({ scope, key });
        meant.set(text, [...(meant.get(text) ?? []), one]);
      }
    }
    return meant;
  }
}
