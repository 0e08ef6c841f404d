// @ts-check
import { join } from 'node:path';
import { runJest } from '../run-jest.mjs';
import { writeUnitGroups } from '../spec-groups.mjs';

/** @type {import('../context.mjs').Stage} */
export const unitStage = {
  name: 'unit',
  isBuildNeeded: true,
  run: (context) => {
    const groups = join(context.temp, 'unit-specs');
    writeUnitGroups(groups);
    return runJest(context, {
      name: 'unit',
      selection: ['--ignoreProjects', 'int'],
      env: { UNIT_SPEC_GROUPS: groups },
    });
  },
};
