import ts from 'typescript';

/** Types that name the columns of an entity in their first argument, or compute their own. */
const OF_A_ROW = /^(Pick|Omit|Partial|Readonly|Required|OuterJoined|AsJson|Present|Renamed)$/;
const READS_ROWS = /^(query|one|prepared|page)$/;
const SELF_DECLARED = /^(Computed|RowOf)$/;

/** @param {ts.EntityName} name @param {ts.TypeChecker} checker */
const declarationOf = (name, checker) => {
  const symbol = checker.getSymbolAtLocation(name);
  if (symbol === undefined) return undefined;
  const isImported = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return (isImported ? checker.getAliasedSymbol(symbol) : symbol).declarations?.[0];
};

/**
 * True if no part of `type` is written by hand: it leads to the columns of an entity, or says that it is computed.
 *
 * @param {ts.TypeNode} type
 * @param {ts.TypeChecker} checker
 * @returns {boolean}
 */
const isPicked = (type, checker) => {
  if (ts.isTypeLiteralNode(type)) return false;
  if (ts.isParenthesizedTypeNode(type)) return isPicked(type.type, checker);
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return type.types.every((part) => isPicked(part, checker));
  if (!ts.isTypeReferenceNode(type)) return true;
  const name = type.typeName.getText();
  if (SELF_DECLARED.test(name)) return true;
  const [first] = type.typeArguments ?? [];
  if (OF_A_ROW.test(name) && first !== undefined) return isPicked(first, checker);
  const declaration = declarationOf(type.typeName, checker);
  if (declaration === undefined) return false;
  if (ts.isTypeAliasDeclaration(declaration)) return isPicked(declaration.type, checker);
  return ts.isTypeParameterDeclaration(declaration);
};

/**
 * Rows of a statement are picked from entities, which a test compares with the schema, however many names are between.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const pickedRows = {
  meta: {
    type: 'problem',
    messages: {
      written:
        'A row type is picked from an entity (Pick, Renamed, OuterJoined, Present, AsJson or Computed); tools and bench read rows with queryRows.',
    },
    schema: [],
  },
  create: (context) => {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    return {
      CallExpression(node) {
        const { callee, typeArguments } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const [row] = typeArguments?.params ?? [];
        if (row === undefined || !READS_ROWS.test(callee.property.name)) return;
        if (!isPicked(services.esTreeNodeToTSNodeMap.get(row), checker))
          context.report({ node: row, messageId: 'written' });
      },
    };
  },
};
