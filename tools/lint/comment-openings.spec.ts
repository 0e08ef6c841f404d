import { Linter } from 'eslint';

import { commentOpenings } from './comment-openings.mjs';

/** Returns the messages about a source text. */
const refused = (source: string): readonly string[] =>
  new Linter()
    .verify(source, {
      plugins: { comments: { rules: { openings: commentOpenings } } },
      rules: { 'comments/openings': 'error' },
    })
    .map(({ line, messageId }) => `${String(line)}: ${messageId ?? ''}`);

describe('the lint rule about comments', () => {
  it.each([
    '/** What comes back. */',
    '// Who asks for it.',
    '/**\n * Where parcels come from.\n */',
    '/** Counts them.\n * Which ones, staff choose. */',
    'const sum = 1; // How much it is.',
  ])('refuses %j', (source) => {
    expect(refused(source)).toEqual(['1: opening']);
  });

  it.each([
    '/** Returns the refund, and what comes with it. */',
    '// Whatever the carrier says.',
    '// How do I find my size?',
    "const title = 'What changes';",
  ])('takes %j', (source) => {
    expect(refused(source)).toEqual([]);
  });
});
