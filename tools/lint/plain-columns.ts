import ts from 'typescript';

/** The columns of each table by its name, as `orders.order`. */
export type TableColumns = ReadonlyMap<string, ReadonlySet<string>>;

export interface Source {
  readonly path: string;
  readonly text: string;
}

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

const parsed = ({ path, text }: Source): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

const namesIn = (object: ts.ObjectLiteralExpression): ReadonlySet<string> =>
  new Set(object.properties.flatMap(({ name }) => (name === undefined ? [] : [name.getText()])));

/** Returns the columns that an entity's file declares, by table: `const columns = {…}` and `entityOf('orders.order', columns)`. */
export const entityColumns = (source: Source): TableColumns => {
  const objects = new Map<string, ReadonlySet<string>>();
  const tables = new Map<string, ReadonlySet<string>>();
  walk(parsed(source), (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectLiteralExpression(node.initializer))
      objects.set(node.name.getText(), namesIn(node.initializer));
    if (!ts.isCallExpression(node) || !/^(?:entityOf|viewOf)$/.test(node.expression.getText())) return;
    const [table, columns] = node.arguments;
    if (table && columns && ts.isStringLiteralLike(table))
      tables.set(table.text, objects.get(columns.getText()) ?? new Set());
  });
  return tables;
};

/** Returns the texts of a file, each with the file's own constants in place of their names. */
const textsIn = (file: ts.SourceFile): readonly string[] => {
  const constants = new Map<string, ts.Expression>();
  const texts: ts.Expression[] = [];
  walk(file, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) texts.push(node);
    if (ts.isArrayLiteralExpression(node)) texts.push(node);
  });
  const textOf = (node: ts.Expression, depth = 0): string => {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (text, { expression, literal }) => text + textOf(expression, depth + 1) + literal.text,
        node.head.text,
      );
    if (ts.isArrayLiteralExpression(node))
      return node.elements.map((part) => textOf(part, depth + 1)).join(' ');
    const constant = ts.isIdentifier(node) && depth < 9 ? constants.get(node.text) : undefined;
    return constant === undefined ? '(?)' : textOf(constant, depth + 1);
  };
  return texts.map((text) => textOf(text));
};

/** Returns `sql` without what is in parentheses, which stay. */
const outerPart = (sql: string): string => {
  let depth = 0;
  let outer = '';
  for (const sign of sql) {
    if (sign === ')') depth -= 1;
    if (depth === 0) outer += sign;
    if (sign === '(') depth += 1;
  }
  return outer;
};

const LIST = /\b(?:SELECT(?: DISTINCT(?: ON \(\))?)?|RETURNING)\s([\s\S]*?)(?=\bFROM\b|\bUNION\b|$)/gi;
const WORDS_OF_SQL = /\b(?:SELECT|RETURNING|FROM|WHERE|JOIN|ORDER|INSERT|UPDATE|DELETE|WITH)\b/;
const TABLE = /\b([a-z_]+)\."?([a-z_]+)"?(?:\s+(?:AS\s+)?([a-z_]+))?/g;
const ITEM = /^(?:([a-z_]+)\.)?([a-z_0-9]+)(?:\s+AS\s+"?(\w+)"?)?$/;

interface Column {
  readonly name: string;
  readonly isPlain: boolean;
}

/** Returns the columns of the outermost select list of `text`, and whether each is a table's own. */
const columnsIn = (text: string, within: string, tables: TableColumns): readonly Column[] => {
  const outer = outerPart(text);
  if (/\bUNION\b/i.test(outer)) return [];
  const lists = WORDS_OF_SQL.test(outer) ? [...outer.matchAll(LIST)].map(([, list = '']) => list) : [outer];
  const named = [...(/\bFROM\b/.test(outer) ? outer : within).matchAll(TABLE)].flatMap(
    ([, schema = '', table = '', alias = table]) => {
      const columns = tables.get(`${schema}.${table}`);
      return columns === undefined ? [] : [{ alias, table, columns }];
    },
  );
  return lists
    .flatMap((list) => list.split(','))
    .flatMap((item) => {
      const [, of, column = '', as] = ITEM.exec(item.trim()) ?? [];
      const computed = /\bAS\s+"?(\w+)"?\s*$/.exec(item)?.[1];
      if (column === '') return computed === undefined ? [] : [{ name: computed, isPlain: false }];
      const isPlain = named.some(
        ({ alias, table, columns }) =>
          (of === undefined || of === alias || of === table) && columns.has(column),
      );
      return [{ name: as ?? column, isPlain }];
    });
};

/** Returns the members of each `Computed<…>` of a file, other than those whose type is a column's: `OrderRow['number']`. */
const computedMembers = (file: ts.SourceFile): readonly string[] => {
  const members: string[] = [];
  walk(file, (node) => {
    if (!ts.isTypeReferenceNode(node) || node.typeName.getText() !== 'Computed') return;
    for (const argument of node.typeArguments ?? [])
      if (ts.isTypeLiteralNode(argument))
        members.push(...argument.members.flatMap(({ name }) => (name === undefined ? [] : [name.getText()])));
  });
  return members;
};

/** Returns the members of `Computed` in `source` that its own statements select as a table's column. */
export const plainColumns = (source: Source, tables: TableColumns): readonly string[] => {
  const file = parsed(source);
  const members = computedMembers(file);
  if (members.length === 0) return [];
  const texts = textsIn(file);
  const within = texts.join(';');
  const columns = texts.flatMap((text) => columnsIn(text, within, tables));
  const isComputed = (name: string): boolean =>
    columns.some((column) => column.name === name && !column.isPlain);
  const isPlain = (name: string): boolean => columns.some((column) => column.name === name && column.isPlain);
  return [...new Set(members)].filter((name) => isPlain(name) && !isComputed(name));
};
