export { createDataSource } from './data-source.js';
export { Database } from './database.js';
export { DatabaseModule } from './database.module.js';
export { isUniqueViolation } from './repeatable-error.js';
export type { SqlRunner, SqlValue } from './sql-runner.js';
export { Transaction } from './transaction.js';
export { UnitOfWork } from './unit-of-work.js';
export { withIdentifiers } from './with-identifiers.js';
export { connectionProblem } from './connection-problem.js';
