import { isRoomy } from './cluster-place.mjs';

const GIB = 1024 ** 3;
const memory = { freeBytes: 12 * GIB, availableBytes: 20 * GIB, options: ['rw', 'nosuid'] };

describe('the folder of test clusters', () => {
  it('is in memory if there is room', () => {
    expect(isRoomy(memory)).toBe(true);
  });

  it.each([
    ['the machine has no such folder', null],
    ['the folder is small, as in a container', { ...memory, freeBytes: 64 * 1024 ** 2 }],
    ['the run itself would lack memory', { ...memory, availableBytes: 8 * GIB }],
    ['programs may not be run from it', { ...memory, options: ['rw', 'noexec'] }],
    ['it cannot be written', { ...memory, options: ['ro'] }],
  ])('is on disk if %s', (_when, folder) => {
    expect(isRoomy(folder)).toBe(false);
  });
});
