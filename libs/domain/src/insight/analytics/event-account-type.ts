import type { AccountTypeName } from '../../sso/index.js';

/** The type of customers who buy as employees of a partner dealer. */
const BOUGHT_BY_EMPLOYEES = 'Employee Buying' satisfies AccountTypeName;

/** Returns the account type that a customer's events carry [R6.03]: only that of partner-dealer employees, otherwise null. */
export const eventAccountType = (types: readonly AccountTypeName[]): AccountTypeName | null =>
  types.includes(BOUGHT_BY_EMPLOYEES) ? BOUGHT_BY_EMPLOYEES : null;
