// @ts-check
import { runJest } from './run-jest.mjs';

/** @type {import('./context.mjs').Stage} */
export const unitStage = {
  name: 'unit',
  isBuildNeeded: true,
  run: (context) => runJest(context, { name: 'unit', selection: ['--ignoreProjects', 'int'] }),
};
