// @ts-check
import { boundariesStage, formatStage, typesStage } from './check-stages.mjs';
import { e2eStage } from './e2e-stage.mjs';
import { intStage } from './int-stage.mjs';
import { lintStage } from './lint-stage.mjs';
import { invariantsStage } from './invariants-stage.mjs';
import { unitStage } from './unit-stage.mjs';

/** Cheap ones first. @type {import('../context.mjs').Stage[]} */
export const STAGES = [
  formatStage,
  lintStage,
  boundariesStage,
  typesStage,
  unitStage,
  intStage,
  e2eStage,
  invariantsStage,
];

/**
 * Returns the requested stages, in our order; all of them by default.
 * @param {string[]} names
 * @returns {{ stages: import('../context.mjs').Stage[] } | { unknown: string }}
 */
export function chooseStages(names) {
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown !== undefined) return { unknown };
  return { stages: names.length ? STAGES.filter((stage) => names.includes(stage.name)) : STAGES };
}
