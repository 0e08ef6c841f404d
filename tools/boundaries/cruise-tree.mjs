// @ts-check
import { cruise } from 'dependency-cruiser';

import { rules } from './rules.mjs';

/**
 * Returns the broken rules of the tree at `baseDir`.
 * @param {string} baseDir
 * @param {string[]} folders folders to read, relative to `baseDir`
 * @returns {Promise<{ rule: string, from: string, to: string }[]>}
 */
export const brokenRules = async (baseDir, folders) => {
  const { output } = await cruise(folders, {
    baseDir,
    ruleSet: { forbidden: rules },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)(node_modules|dist|\\.next)/' },
    exclude: { path: '(^|/)(dist|\\.next|fixtures)/.*\\.(js|ts)x?$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
};
