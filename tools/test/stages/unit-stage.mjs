// @ts-check
import { join } from 'node:path';
import { writeJoinedLibs } from '../joined-libs.mjs';
import { runJest } from '../run-jest.mjs';
import { writeUnitGroups } from '../spec-groups.mjs';

/** @type {import('../context.mjs').Stage} */
export const unitStage = {
  name: 'unit',
  isBuildNeeded: true,
  run: async (context) => {
    const groups = join(context.temp, 'unit-specs');
    writeUnitGroups(groups);
    const libs = join(context.temp, 'libs');
    await writeJoinedLibs(libs);
    return runJest(context, {
      name: 'unit',
      selection: ['--ignoreProjects', 'int'],
      env: { UNIT_SPEC_GROUPS: groups, JOINED_LIBS: libs },
    });
  },
};
