import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { actionText } from './action-words';

const SERVER = join(__dirname, '../../../../server/src');

/** Verbs written as `action`, also one of two; and those passed to a feature's recorder by position. */
const WRITTEN =
  /(?:action: (?:[^'\n]* \? )?|\b(?:this\.)?(?:record|trail\w*|write|step|note)\((?:[^()']|\([^()]*\))*)'([a-zA-Z]+\.[A-Za-z-]+)'(?: : '([a-zA-Z]+\.[A-Za-z-]+)')?/g;

const actions = [
  ...new Set(
    readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
      .flatMap((path) =>
        [...readFileSync(join(SERVER, path), 'utf8').matchAll(WRITTEN)].flatMap(([, one, other]) => [
          one,
          other,
        ]),
      )
      .filter((action) => action !== undefined),
  ),
].sort();

describe('the actions of the audit', () => {
  it('are found where they are written', () => {
    expect(actions.length).toBeGreaterThan(40);
    expect(actions).toEqual(
      expect.arrayContaining(['crew.join', 'crew.leave', 'order.note', 'staff.renamed']),
    );
  });

  it('are all called something in the console', () => {
    expect(actions.filter((action) => actionText(action).includes(':'))).toEqual([]);
  });
});
