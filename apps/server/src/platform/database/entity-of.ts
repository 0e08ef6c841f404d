import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

import type { Columns, RowOf } from './columns.js';

type QualifiedName = `${string}.${string}`;

const schemaOf = <C extends Columns>(
  kind: 'regular' | 'view',
  name: QualifiedName,
  columns: C,
): EntitySchema<RowOf<C>> => {
  const [schema = '', tableName = ''] = name.split('.');
  const options = Object.entries(columns).map(([column, { options: of }]) => [column, of] as const);
  return new EntitySchema<RowOf<C>>({
    name,
    schema,
    tableName,
    type: kind,
    ...(kind === 'view' ? { expression: '' } : {}),
    columns: Object.fromEntries(options) as { [Name in keyof RowOf<C>]?: EntitySchemaColumnOptions },
  });
};

/** The entity of the table `name` (schema and table). Its rows are plain values: no relations, no cascades, nothing lazy. */
export const entityOf = <C extends Columns>(name: QualifiedName, columns: C): EntitySchema<RowOf<C>> =>
  schemaOf('regular', name, columns);

/** The entity of a view that another feature may read. */
export const viewOf = <C extends Columns>(name: QualifiedName, columns: C): EntitySchema<RowOf<C>> =>
  schemaOf('view', name, columns);
