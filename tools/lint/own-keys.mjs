import ts from 'typescript';

const OPEN = ts.TypeFlags.Any | ts.TypeFlags.Unknown;
const TEXT = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping;

/** @param {ts.Type} type */
const isKeyOf = (type) => (type.flags & ts.TypeFlags.Index) !== 0;

/**
 * True if a value of the type can be any text: a string, a brand of it, or something that nothing has checked.
 *
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {boolean}
 */
const isAnyText = (type, checker) => {
  if ((type.flags & (OPEN | TEXT)) !== 0) return true;
  if (type.isUnion()) return type.types.some((part) => isAnyText(part, checker));
  // A key of a type, `keyof Table & string`, has been checked; a brand has not.
  if (type.isIntersection())
    return type.types.some((part) => isAnyText(part, checker)) && !type.types.some(isKeyOf);
  if ((type.flags & ts.TypeFlags.TypeParameter) === 0) return false;
  const constraint = checker.getBaseConstraintOfType(type);
  return constraint !== undefined && (constraint.flags & TEXT) !== 0;
};

/**
 * True if brackets on the type reach Object.prototype: it is an object that texts index, or nobody knows what it is.
 *
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {boolean}
 */
const isPlain = (type, checker) => {
  if ((type.flags & OPEN) !== 0) return true;
  if (type.isUnion()) return type.types.some((part) => isPlain(part, checker));
  const apparent = checker.getApparentType(type);
  return checker.getIndexInfosOfType(apparent).some(({ keyType }) => isAnyText(keyType, checker));
};

/** @param {import('estree').Node} node @param {import('eslint').SourceCode} source */
const isOwnCheck = (node, object, key, source) =>
  node.type === 'CallExpression' &&
  source.getText(node.callee) === 'Object.hasOwn' &&
  node.arguments.map((argument) => source.getText(argument)).join() ===
    [object, key].map((part) => source.getText(part)).join();

/** True within `Object.hasOwn(object, key) ? … : …`. */
const isChecked = (access, object, key, source) => {
  for (let node = access; node.parent; node = node.parent)
    if (
      node.parent.type === 'ConditionalExpression' &&
      node.parent.consequent === node &&
      isOwnCheck(node.parent.test, object, key, source)
    )
      return true;
  return false;
};

/**
 * A plain object is no map: a text that is a property of every object, such as `constructor`, finds that property.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownKeys = {
  meta: {
    type: 'problem',
    messages: {
      text: 'A plain object is no map for texts: use a Map, or ownValue() for a table of constants.',
      cast: 'A cast checks nothing: use ownValue() or isOwnKey() of the domain.',
    },
    schema: [],
  },
  create: (context) => {
    const source = context.sourceCode;
    const services = source.parserServices;
    const checker = services.program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(services.esTreeNodeToTSNodeMap.get(node));
    const isText = (node) => isAnyText(typeOf(node), checker);

    const check = (node, object, key) => {
      if (key.type === 'Literal') return;
      if (key.type === 'TSAsExpression' && isText(key.expression)) {
        context.report({ node, messageId: 'cast' });
        return;
      }
      if (isText(key) && isPlain(typeOf(object), checker) && !isChecked(node, object, key, source))
        context.report({ node, messageId: 'text' });
    };

    return {
      MemberExpression(node) {
        if (node.computed) check(node, node.object, node.property);
      },
      BinaryExpression(node) {
        if (node.operator !== 'in' || node.left.type === 'PrivateIdentifier') return;
        if (node.left.type !== 'Literal' && isText(node.left)) context.report({ node, messageId: 'text' });
      },
      'VariableDeclarator > ObjectPattern'(pattern) {
        for (const property of pattern.properties)
          if (property.type === 'Property' && property.computed && pattern.parent.init)
            check(property, pattern.parent.init, property.key);
      },
    };
  },
};
