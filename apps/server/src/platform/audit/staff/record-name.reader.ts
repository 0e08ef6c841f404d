import { Injectable } from '@nestjs/common';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import { type Computed, containing, Database } from '../../database/index.js';

/** A record of any table, by the column that names it there. */
type NameRow = Computed<{ id: string; name: string; kind: 'order' | 'person' | 'other' }>;

/** The id of a record of any table, as text. */
type FoundRow = Computed<{ id: string }>;

const NAMES = `
  SELECT id, name, 'other' AS kind FROM identity.staff WHERE id = ANY ($1)
  UNION ALL SELECT id, first_name || ' ' || last_name, 'person' FROM identity.account WHERE id = ANY ($1) AND erased_at IS NULL
  UNION ALL SELECT id, number, 'order' FROM orders."order" WHERE id = ANY ($1)
  UNION ALL SELECT id, concat_ws(' for ', type, company_name), 'other' FROM account_types.application WHERE id = ANY ($1)
  UNION ALL SELECT id, concat_ws(' for ', type, company_name), 'other' FROM account_types.account_grant WHERE id = ANY ($1)
  UNION ALL SELECT id, name, 'other' FROM account_types.employer WHERE id = ANY ($1)
  UNION ALL SELECT id, subject_label, 'other' FROM approvals.approval WHERE id = ANY ($1)
  UNION ALL SELECT id, company, 'other' FROM installers.shop WHERE id = ANY ($1)
  UNION ALL SELECT id, 'Q-' || left(number, 5) || '-' || right(number, 5), 'other' FROM quotes.quote WHERE id = ANY ($1)
  UNION ALL SELECT id, title, 'other' FROM content.article WHERE id = ANY ($1)
  UNION ALL SELECT id, from_path, 'other' FROM content.slug_redirect WHERE id = ANY ($1)`;

const MOST_FOUND = 500;

// $2: search people by identity; $3: the text reduced to the letters and digits of an order number.
const FOUND = `
  SELECT id::text FROM (
    SELECT id FROM identity.staff WHERE name ILIKE $1
    UNION ALL SELECT id FROM identity.account
      WHERE $2 AND erased_at IS NULL AND (first_name || ' ' || last_name ILIKE $1 OR email ILIKE $1)
    UNION ALL SELECT id FROM orders."order" WHERE $3 <> '' AND starts_with(number, $3)
    UNION ALL SELECT id FROM account_types.application WHERE company_name ILIKE $1
    UNION ALL SELECT id FROM account_types.account_grant WHERE company_name ILIKE $1
    UNION ALL SELECT id FROM account_types.employer WHERE name ILIKE $1
    UNION ALL SELECT id FROM approvals.approval WHERE subject_label ILIKE $1
    UNION ALL SELECT id FROM installers.shop WHERE company ILIKE $1
    UNION ALL SELECT id FROM content.article WHERE title ILIKE $1
    UNION ALL SELECT id FROM content.slug_redirect WHERE from_path ILIKE $1
  ) AS found LIMIT $4`;

/** `Order 4qb0z-c5` as an order has it: `4QB0ZC5`. */
const orderLetters = (text: string): string =>
  text
    .replace(/^\s*order\b/i, '')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase();

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Every id of a record within `value`, at any depth. */
const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return ID.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
};

/** Names of records, for ids in an audit or a history. */
@Injectable()
export class RecordNames {
  constructor(private readonly database: Database) {}

  /** Names by id, for any ids in `values`. Customers' names only for readers who may see them. */
  async among(
    values: unknown,
    { seesContacts }: { readonly seesContacts: boolean },
  ): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(idsIn(values))];
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<NameRow>(NAMES, [ids]);
    return new Map(
      rows
        .filter(({ kind }) => seesContacts || kind !== 'person')
        .map(({ id, name, kind }) => [
          id,
          kind === 'order' ? `Order ${formatOrderNumber(name as OrderNumber)}` : name,
        ]),
    );
  }

  /** Ids of the records whose name contains `text`. Customers' names count only for readers who may see them. */
  async called(text: string, { seesContacts }: { readonly seesContacts: boolean }): Promise<string[]> {
    const rows = await this.database.query<FoundRow>(FOUND, [
      containing(text),
      seesContacts,
      orderLetters(text),
      MOST_FOUND,
    ]);
    return rows.map(({ id }) => id);
  }
}
