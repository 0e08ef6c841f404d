import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFreeSpace } from './free-space.mjs';

const path = tmpdir();

describe('checkFreeSpace', () => {
  it('passes if the free space is enough', () => {
    expect(() => checkFreeSpace([{ path, needMb: 700 }], () => 700)).not.toThrow();
  });

  it('names free and needed space in one sentence', () => {
    expect(() => checkFreeSpace([{ path, needMb: 701 }], () => 700)).toThrow(
      `The disk that holds ${path} has 700 MB left and this start needs 701 MB.`,
    );
  });

  it('adds up needs per file system', () => {
    const needs = [
      { path, needMb: 400 },
      { path: join(path, 'not', 'made', 'yet'), needMb: 400 },
    ];
    expect(() => checkFreeSpace(needs, () => 799)).toThrow('needs 800 MB');
    expect(() => checkFreeSpace(needs, () => 800)).not.toThrow();
  });
});
