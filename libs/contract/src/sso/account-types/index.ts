export * from './account-standing.js';
export * from './applications.js';
export * from './staff/applications.js';
export * from './staff/employers.js';
export * from './staff/grant-terms.js';
export * from './staff/grants.js';
