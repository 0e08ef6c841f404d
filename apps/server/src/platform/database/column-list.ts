import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';

const sqlType = ({ type, length, array }: EntitySchemaColumnOptions): string => {
  const sized = length === undefined ? String(type) : `${String(type)}(${length})`;
  return array === true ? `${sized}[]` : sized;
};

/** Columns as a list for SQL; with `of`, as those of that row: `line.id, line.quantity`. */
export const columnList = (names: readonly string[], of?: string): string =>
  names.map((name) => (of === undefined ? name : `${of}.${name}`)).join(', ');

/** Columns of a table with their types, as `jsonb_to_recordset` wants them: `id uuid, quantity integer`. */
export const typedColumnList = <Row extends object>(
  { options }: EntitySchema<Row>,
  names: readonly (keyof Row & string)[],
): string =>
  names
    .map((name) => {
      const column = options.columns[name];
      if (column === undefined) throw new Error(`${options.name} has no column ${name}`);
      return `${name} ${sqlType(column)}`;
    })
    .join(', ');
