import { Injectable } from '@nestjs/common';
import { isUuid, type PriceEntryScope } from '@simpletread/domain';

import { Database, type SqlRunner } from '../../platform/database/index.js';

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

const textOf = ({ scope, key }: RuleKey): string => `${scope} ${key}`;

/** Tells which of the things that rules name there are. */
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
      for (const { key } of await db.query<{ key: string }>(KNOWN[scope], [[...new Set(askable)]]))
        known.add(textOf({ scope, key }));
    }
    return keys.filter((each) => !known.has(textOf(each)));
  }
}
