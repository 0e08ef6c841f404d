const FIELD = /(Input|Control|Picker|Fields)$/;

/** @param {import('estree-jsx').JSXOpeningElement} opening @param {string} name */
const has = (opening, name) =>
  opening.attributes.some((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === name);

/**
 * A dialog with fields checks them with the schema that the server reads its call with: the `contract` of `FormDialog`. Fields are what
 * its `values` name, and the inputs and controls between its tags.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const formContracts = {
  meta: {
    type: 'problem',
    messages: {
      unchecked:
        'A dialog with fields has a contract: formContract with the schema that the server reads the call with.',
    },
    schema: [],
  },
  create: (context) => {
    /** The dialogs around the current element. */
    const around = [];
    return {
      JSXElement(node) {
        const { openingElement: opening } = node;
        const { name } = opening.name;
        if (name === 'FormDialog') around.push({ node, hasFields: has(opening, 'values') });
        else if (typeof name === 'string' && FIELD.test(name) && around.length > 0)
          around[around.length - 1].hasFields = true;
      },
      'JSXElement:exit'(node) {
        if (around.at(-1)?.node !== node) return;
        const { hasFields } = around.pop();
        if (hasFields && !has(node.openingElement, 'contract'))
          context.report({ node: node.openingElement, messageId: 'unchecked' });
      },
    };
  },
};
