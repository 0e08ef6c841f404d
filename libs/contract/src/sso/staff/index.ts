export * from './second-factor.js';
export * from './staff-invitations.js';
export * from './staff-members.js';
export * from './staff-roles.js';
export * from './staff-session.js';
