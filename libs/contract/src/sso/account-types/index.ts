export * from './account-standing.js';
export * from './applications.js';
export * from './staff/accounts.js';
export * from './staff/applications.js';
export * from './staff/employers.js';
export * from './staff/grant-terms.js';
