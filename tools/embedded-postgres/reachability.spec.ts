import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canTraverse } from './reachability.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reach-'));
const inner = join(folder, 'a', 'b');
mkdirSync(inner, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const { uid, gid } = statSync(folder);
const owner = { name: 'owner', uid, gid };
const groupMate = { name: 'mate', uid: uid + 1, gid };
const stranger = { name: 'stranger', uid: uid + 1, gid: gid + 1 };

describe('canTraverse', () => {
  it.each([
    [0o700, true, false, false],
    [0o710, true, true, false],
    [0o711, true, true, true],
    [0o755, true, true, true],
    [0o744, true, false, false],
    [0o701, true, false, true],
  ])('judges mode %s for owner, group and others', (mode, forOwner, forGroup, forOthers) => {
    chmodSync(folder, mode);
    expect([owner, groupMate, stranger].map((account) => canTraverse(inner, account))).toEqual([
      forOwner,
      forGroup,
      forOthers,
    ]);
  });
});
