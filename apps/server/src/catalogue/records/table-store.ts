import { COUNTED_UP_TO } from '@simpletread/contract';
import {
  type Fault,
  isUuid,
  ownValue,
  RECORD_FORMS,
  type RecordForm,
  type RecordKind,
  type RecordValues,
} from '@simpletread/domain';

import {
  type Condition,
  containing,
  type SqlRunner,
  type Transaction,
  whereAll,
} from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { type ListStatement, readPage, type SortColumn } from '../../platform/lists/index.js';
import { addressFaults } from './address-claims.js';
import { recordOf, rowOf, type TableRow } from './record-row.js';
import type { NewRecord, RecordFilter, RecordPage, RecordStore, StoredRecord } from './record-store.js';
import type { RecordStores } from './record-stores.js';
import type { RecordMapping } from './record-mapping.js';

/** Sorts by the record's name, whatever else is requested. */
const DEFAULT_SORT = 'label';

const ordersOf = ({ columns, idColumn, orderBy: [by, ...then] }: RecordMapping, form: RecordForm) => {
  const fields = form.fields.map(({ name }): [string, SortColumn] => [
    name,
    { by: ['t', ownValue(columns, name)].join('.'), isNullable: true },
  ]);
  return {
    [DEFAULT_SORT]: { by, then, isNullable: true },
    ...(Object.fromEntries(fields) as Readonly<Record<string, SortColumn>>),
    updatedAt: { by: 't.updated_at' },
    id: { by: idColumn },
  } satisfies Readonly<Record<string, SortColumn>>;
};

// PostgreSQL takes parentheses around joined tables alone.
const asOneTable = (from: string): string => (from.includes(' JOIN ') ? ['(', from, ')'].join(' ') : from);

/** Stores records of a kind in the table that `mapping` describes. Its statements are built from the constants there. */
export class TableStore implements RecordStore {
  readonly kind: RecordKind;
  readonly form: RecordForm;
  readonly subjectType: string;
  private readonly select: string;
  private readonly list: ListStatement<string>;
  private readonly writable: readonly string[];

  constructor(
    private readonly mapping: RecordMapping,
    private readonly stores: RecordStores,
  ) {
    const { kind, subjectType, columns } = mapping;
    this.kind = kind;
    this.subjectType = subjectType;
    this.form = RECORD_FORMS[kind];
    const fields = this.form.fields.map(({ name }) =>
      [', t.', ownValue(columns, name), ' AS "', name, '"'].join(''),
    );
    const selected = [
      [mapping.idColumn, '::text AS "recordId", '].join(''),
      [mapping.label, ' AS "recordLabel"'].join(''),
      ', t.version AS "recordVersion", t.updated_at AS "recordUpdatedAt"',
      ...fields,
    ].join(' ');
    this.select = ['SELECT', selected, 'FROM', mapping.from].join(' ');
    this.list = {
      columns: selected,
      details: asOneTable(mapping.from),
      from: mapping.from,
      key: mapping.idColumn,
      orderBy: ordersOf(mapping, this.form),
      mostCounted: COUNTED_UP_TO.records,
    };
    const derived = Object.keys(mapping.derived?.({}) ?? {});
    this.writable = [
      ...this.form.fields.map(({ name }) => ownValue(columns, name) ?? name),
      ...derived,
    ].filter((column) => mapping.idField === undefined || column !== ownValue(columns, mapping.idField));
  }

  async page({ filter, sort: [by, way], range }: RecordPage, db: SqlRunner) {
    const column = Object.hasOwn(this.list.orderBy, by) ? by : DEFAULT_SORT;
    const request = { where: this.conditions(filter), sort: [column, way] as const, range };
    const { rows, total } = await readPage<TableRow, string>(db, this.list, request);
    return { items: rows.map((row) => this.stored(row)), total };
  }

  async matching(filter: RecordFilter, most: number, db: SqlRunner): Promise<StoredRecord[]> {
    const { sql, params } = whereAll(this.conditions(filter));
    const limit = `LIMIT $${params.length + 1}`;
    const order = [...this.mapping.orderBy, this.mapping.idColumn].join(', ');
    const statement = [this.select, 'WHERE', sql, 'ORDER BY', order, limit].join(' ');
    return (await db.query<TableRow>(statement, [...params, most])).map((row) => this.stored(row));
  }

  byIds(ids: readonly string[], db: SqlRunner): Promise<StoredRecord[]> {
    return this.named(ids, '', db);
  }

  lock(ids: readonly string[], tx: Transaction): Promise<StoredRecord[]> {
    return this.named(ids, 'FOR UPDATE OF t', tx);
  }

  async byKeys(records: readonly RecordValues[], db: SqlRunner): Promise<StoredRecord[]> {
    if (records.length === 0) return [];
    // `=` alone is looked up in an index or a hash; a table of tens of thousands would be compared with each other otherwise.
    const same = this.form.fields
      .filter(({ isKey }) => isKey)
      .map(({ name, isOptional }) => {
        const column = ownValue(this.mapping.columns, name) ?? name;
        return ['t.', column, isOptional === true ? ' IS NOT DISTINCT FROM k.' : ' = k.', column].join('');
      });
    const statement = [
      this.select,
      ['JOIN jsonb_populate_recordset(NULL::', this.mapping.table, ', $1) k ON '].join(''),
      same.join(' AND '),
    ].join(' ');
    const rows = records.map((values) => rowOf(this.mapping, values));
    return (await db.query<TableRow>(statement, [JSON.stringify(rows)])).map((row) => this.stored(row));
  }

  newIdOf(values: RecordValues): string {
    const { idField } = this.mapping;
    return idField === undefined ? newId() : String(ownValue(values, idField));
  }

  async insert(records: readonly NewRecord[], tx: Transaction): Promise<void> {
    if (records.length === 0) return;
    const columns = [this.bareId, ...this.writable].join(', ');
    await tx.execute(
      ['INSERT INTO', this.mapping.table, '(', columns, ') SELECT', columns, this.sentRows].join(' '),
      [this.sent(records)],
    );
  }

  async update(records: readonly NewRecord[], tx: Transaction): Promise<void> {
    if (records.length === 0) return;
    const changes = this.writable.map((column) => [column, ' = k.', column].join('')).join(', ');
    await tx.execute(
      ['UPDATE', this.mapping.table, 't SET', changes, ', version = t.version + 1, updated_at = now()']
        .concat([this.sentRows, 'WHERE', this.mapping.idColumn, ['= k.', this.bareId].join('')])
        .join(' '),
      [this.sent(records)],
    );
  }

  async remove(ids: readonly string[], tx: Transaction): Promise<void> {
    await tx.execute(['DELETE FROM', this.mapping.table, 't WHERE', this.isNamed].join(' '), [[...ids]]);
  }

  tidied(values: RecordValues): RecordValues {
    return this.mapping.tidied?.(values) ?? values;
  }

  async faultsOf(records: readonly NewRecord[], db: SqlRunner): Promise<(Fault | null)[]> {
    const { address } = this.mapping;
    const references = await this.referenceFaults(
      records.map(({ values }) => values),
      db,
    );
    if (address === undefined) return references;
    const addresses = await addressFaults(address, records, db);
    return references.map((fault, at) => fault ?? addresses[at] ?? null);
  }

  private async referenceFaults(records: readonly RecordValues[], db: SqlRunner): Promise<(Fault | null)[]> {
    const { references = [] } = this.mapping;
    const unknown = await Promise.all(
      references.map(async ({ field, kind, key }) => {
        const named = [...new Set(records.flatMap((values) => ownValue(values, field) ?? []))];
        const found = await this.stores.of(kind).byKeys(
          named.map((value) => ({ [key]: value })),
          db,
        );
        const known = new Set(found.map(({ values }) => ownValue(values, key)));
        return { field, missing: new Set(named.filter((value) => !known.has(value))) };
      }),
    );
    return records.map((values) => {
      const wrong = unknown.find(({ field, missing }) => missing.has(ownValue(values, field) ?? ''));
      if (wrong === undefined) return null;
      const label = this.form.fields.find(({ name }) => name === wrong.field)?.label ?? wrong.field;
      return {
        code: 'records.referenceUnknown',
        data: { field: label.toLowerCase(), value: String(ownValue(values, wrong.field)) },
      };
    });
  }

  private get bareId(): string {
    return this.mapping.idColumn.replace(/^t\./, '');
  }

  private get hasUuids(): boolean {
    return this.mapping.idField === undefined;
  }

  private get isNamed(): string {
    return [this.mapping.idColumn, this.hasUuids ? '= ANY ($1::uuid[])' : '= ANY ($1::text[])'].join(' ');
  }

  private get sentRows(): string {
    return ['FROM jsonb_populate_recordset(NULL::', this.mapping.table, ', $1) k'].join('');
  }

  private sent(records: readonly NewRecord[]): string {
    return JSON.stringify(
      records.map(({ id, values }) => ({ ...rowOf(this.mapping, values), [this.bareId]: id })),
    );
  }

  private async named(ids: readonly string[], ending: string, db: SqlRunner): Promise<StoredRecord[]> {
    const askable = this.hasUuids ? ids.filter((id) => isUuid(id)) : [...ids];
    if (askable.length === 0) return [];
    const statement = [this.select, 'WHERE', this.isNamed, 'ORDER BY', this.mapping.idColumn, ending].join(
      ' ',
    );
    return (await db.query<TableRow>(statement, [askable])).map((row) => this.stored(row));
  }

  private conditions(filter: RecordFilter): Condition[] {
    const words = (filter.q ?? '').split(/\s+/).filter((word) => word !== '');
    const fields = this.form.fields.filter(
      ({ name, isFilter }) => isFilter === true && ownValue(filter, name) !== undefined,
    );
    const others = Object.entries(this.mapping.alsoFilters ?? {}).filter(
      ([name]) => ownValue(filter, name) !== undefined,
    );
    return [
      ...words.map((word) => ({
        sql: [this.mapping.search, 'ILIKE ?'].join(' '),
        params: [containing(word)],
      })),
      ...fields.map(({ name }) => ({
        sql: ['t.', ownValue(this.mapping.columns, name), '::text = ?'].join(''),
        params: [String(ownValue(filter, name))],
      })),
      ...others.map(([name, sql]) => ({
        sql: [sql, '= ?'].join(' '),
        params: [String(ownValue(filter, name))],
      })),
      ...(filter.id === undefined
        ? []
        : [{ sql: [this.mapping.idColumn, '::text = ANY (?::text[])'].join(''), params: [[...filter.id]] }]),
    ];
  }

  private stored(row: TableRow): StoredRecord {
    return recordOf(this.mapping, this.form, row);
  }
}
