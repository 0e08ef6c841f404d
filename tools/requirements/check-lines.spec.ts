import { join } from 'node:path';
import { checkLines } from './check-lines.mjs';
import { citedIn, readCitations } from './citations.mjs';
import { allIds, readRequirementLines, requirementLines } from './requirement-lines.mjs';

const PROOF = 'libs/a/src/a.spec.ts';
const SENTENCE = 'An integration test cancels at 29:50.';
const everyLine = (state: string, tests: string[], proof = SENTENCE) =>
  allIds().map((id) => ({ id, state, proof, tests }));
const everyCitation = () => new Map(allIds().map((id) => [id, new Set([PROOF])]));

describe('docs/requirements.md', () => {
  it('names every line of the specification once, with a citing test and its proof for each that is done', () => {
    const citations = readCitations(join(import.meta.dirname, '../..'));
    expect(checkLines(readRequirementLines(), citations)).toEqual([]);
  });
});

describe('the requirements check', () => {
  it('accepts lines that are done and cited, or open and uncited', () => {
    expect(checkLines(everyLine('done', [PROOF]), everyCitation())).toEqual([]);
    expect(checkLines(everyLine('open', []), new Map())).toEqual([]);
  });

  it('finds missing, duplicate and misordered lines', () => {
    const [first, second, ...rest] = everyLine('open', []);
    if (!first || !second) throw new Error('there are lines');
    expect(checkLines([second, ...rest], new Map())).toEqual(['R1.01 is missing']);
    expect(checkLines([first, first, second, ...rest], new Map())).toEqual(['R1.01 appears twice']);
    expect(checkLines([second, first, ...rest], new Map())).toEqual(['R1.01 is out of order']);
  });

  it('finds missing proof and uncited proof', () => {
    const [first, ...rest] = everyLine('open', []);
    if (!first) throw new Error('there are lines');
    const problems = (state: string, tests: string[], cited: Map<string, Set<string>>) =>
      checkLines([{ ...first, state, tests }, ...rest], cited);
    expect(problems('done', [], new Map())).toEqual(['R1.01 is done and names no test']);
    expect(problems('done', [PROOF], new Map())).toEqual([`R1.01 is not cited by ${PROOF}`]);
    expect(problems('open', [], new Map([['R1.01', new Set([PROOF])]]))).toEqual([
      `R1.01 is open but cited by ${PROOF}`,
    ]);
    expect(problems('nearly', [], new Map())).toEqual(['R1.01 has the state "nearly"']);
  });

  it.each(['', 'Done.', 'it works as described', 'A test proves it', 'All of it.'])(
    'finds a line with an empty proof: %j',
    (proof) => {
      const [first, ...rest] = everyLine('done', [PROOF]);
      if (!first) throw new Error('there are lines');
      expect(checkLines([{ ...first, proof }, ...rest], everyCitation())).toEqual([
        'R1.01 names tests and does not say in a sentence what they prove',
      ]);
    },
  );

  it('finds a test that cites an unknown line', () => {
    expect(checkLines(everyLine('open', []), new Map([['R1.99', new Set([PROOF])]]))).toEqual([
      'R1.99 is not a line of the specification',
    ]);
  });
});

describe('reading', () => {
  it('reads a line’s state, proof and tests across wrapped rows', () => {
    const page = `# Title

- **R1.01** \`done\` Money is whole. → Unit tests
  format \`1.5\` cents. \`libs/a/src/a.spec.ts\`,
  \`e2e/b.spec.ts\`
- **R1.02** \`open\` Free.
`;
    expect(requirementLines(page)).toEqual([
      {
        id: 'R1.01',
        state: 'done',
        proof: 'Unit tests format `1.5` cents.',
        tests: ['libs/a/src/a.spec.ts', 'e2e/b.spec.ts'],
      },
      { id: 'R1.02', state: 'open', proof: '', tests: [] },
    ]);
  });

  it('reads one or more ids inside brackets, and none outside', () => {
    // Assembled here, so that this file cites nothing.
    const [one, other, third] = ['R5.11', 'R4.08', 'R9.01'];
    const source = `it('refuses [${one}]'); it('keeps [${other}, ${third}] of R1.01')`;
    expect(citedIn(source)).toEqual([one, other, third]);
  });
});
