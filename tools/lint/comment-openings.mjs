// @ts-check
/** A line of a comment that opens with a relative clause. */
const OPENING = /^[\s*]*(?:What|Who|Where|Which|Whether|How)\b(?!.*\?$)/;

/**
 * A comment says the thing: `Returns the refund`, not `What comes back`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentOpenings = {
  meta: {
    type: 'suggestion',
    messages: { opening: 'Start with the thing: “Returns the refund”, not “What comes back”.' },
    schema: [],
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (comment.loc && comment.value.split('\n').some((line) => OPENING.test(line.trimEnd())))
          context.report({ loc: comment.loc, messageId: 'opening' });
    },
  }),
};
