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
  it('names every line of the specification once, and for what is done a test that cites it and what it proves', () => {
    const citations = readCitations(join(import.meta.dirname, '../..'));
    expect(checkLines(readRequirementLines(), citations)).toEqual([]);
  });
});

describe('the check of requirements', () => {
  it('finds nothing wrong with lines that are done and cited, or open and not', () => {
    expect(checkLines(everyLine('done', [PROOF]), everyCitation())).toEqual([]);
    expect(checkLines(everyLine('open', []), new Map())).toEqual([]);
  });

  it('finds a line that is missing, doubled or out of order', () => {
    const [first, second, ...rest] = everyLine('open', []);
    if (!first || !second) throw new Error('there are lines');
    expect(checkLines([second, ...rest], new Map())).toEqual(['R1.01 is missing']);
    expect(checkLines([first, first, second, ...rest], new Map())).toEqual(['R1.01 stands there twice']);
    expect(checkLines([second, first, ...rest], new Map())).toEqual(['R1.01 is out of order']);
  });

  it('finds proof that does not exist, and proof that nobody looks at', () => {
    const [first, ...rest] = everyLine('open', []);
    if (!first) throw new Error('there are lines');
    const problems = (state: string, tests: string[], cited: Map<string, Set<string>>) =>
      checkLines([{ ...first, state, tests }, ...rest], cited);
    expect(problems('done', [], new Map())).toEqual(['R1.01 is done and names no test']);
    expect(problems('done', [PROOF], new Map())).toEqual([`R1.01 is not cited by ${PROOF}`]);
    expect(problems('open', [], new Map([['R1.01', new Set([PROOF])]]))).toEqual([
      `R1.01 is open and yet cited by ${PROOF}`,
    ]);
    expect(problems('nearly', [], new Map())).toEqual(['R1.01 has the state "nearly"']);
  });

  it.each(['', 'Done.', 'it works as described', 'A test proves it', 'All of it.'])(
    'finds a line whose proof says nothing: %j',
    (proof) => {
      const [first, ...rest] = everyLine('done', [PROOF]);
      if (!first) throw new Error('there are lines');
      expect(checkLines([{ ...first, proof }, ...rest], everyCitation())).toEqual([
        'R1.01 names tests and does not say in a sentence what they prove',
      ]);
    },
  );

  it('finds a test that cites what is no line', () => {
    expect(checkLines(everyLine('open', []), new Map([['R1.99', new Set([PROOF])]]))).toEqual([
      'R1.99 is no line of the specification',
    ]);
  });
});

describe('reading', () => {
  it('takes state, proof and tests of a line over its wrapped rows', () => {
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

  it('takes one id or several from a pair of brackets, and nothing outside of them', () => {
    // Put together here, so that this file cites nothing.
    const [one, other, third] = ['R5.11', 'R4.08', 'R9.01'];
    const source = `it('refuses [${one}]'); it('keeps [${other}, ${third}] of R1.01')`;
    expect(citedIn(source)).toEqual([one, other, third]);
  });
});
