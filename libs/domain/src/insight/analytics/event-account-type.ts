import type { AccountTypeName } from '../../sso/index.js';

/** The type of those who buy as employees of a partner dealer. */
const BOUGHT_BY_EMPLOYEES = 'Employee Buying' satisfies AccountTypeName;

/** What events of a customer of `types` say about their account [R6.03]: nothing, but for employees of a partner dealer. */
export const eventAccountType = (types: readonly AccountTypeName[]): AccountTypeName | null =>
  types.includes(BOUGHT_BY_EMPLOYEES) ? BOUGHT_BY_EMPLOYEES : null;
