import { Injectable } from '@nestjs/common';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';

interface NameRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'order' | 'person' | 'other';
}

const NAMES = `
  SELECT id, name, 'other' AS kind FROM identity.staff WHERE id = ANY ($1)
  UNION ALL SELECT id, first_name || ' ' || last_name, 'person' FROM identity.account WHERE id = ANY ($1) AND erased_at IS NULL
  UNION ALL SELECT id, number, 'order' FROM orders."order" WHERE id = ANY ($1)
  UNION ALL SELECT id, concat_ws(' for ', type, company_name), 'other' FROM account_types.application WHERE id = ANY ($1)
  UNION ALL SELECT id, concat_ws(' for ', type, company_name), 'other' FROM account_types.account_grant WHERE id = ANY ($1)
  UNION ALL SELECT id, name, 'other' FROM account_types.employer WHERE id = ANY ($1)
  UNION ALL SELECT id, subject_label, 'other' FROM approvals.approval WHERE id = ANY ($1)
  UNION ALL SELECT id, company, 'other' FROM installers.shop WHERE id = ANY ($1)`;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Every id of a record within `value`, at any depth. */
const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return ID.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
};

/** What the records are called whose ids stand in an audit or a history. */
@Injectable()
export class RecordNames {
  constructor(private readonly database: Database) {}

  /** Names by id, of whatever ids stand in `values`; customers' names only for those who may know them. */
  async among(
    values: unknown,
    { seesContacts }: { readonly seesContacts: boolean },
  ): Promise<Record<string, string>> {
    const ids = [...new Set(idsIn(values))];
    if (ids.length === 0) return {};
    const rows = await this.database.query<NameRow>(NAMES, [ids]);
    return Object.fromEntries(
      rows
        .filter(({ kind }) => seesContacts || kind !== 'person')
        .map(({ id, name, kind }) => [
          id,
          kind === 'order' ? `Order ${formatOrderNumber(name as OrderNumber)}` : name,
        ]),
    );
  }
}
