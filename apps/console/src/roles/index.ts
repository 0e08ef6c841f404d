import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./RolesPage.js')).RolesPage }));

export const roles = { name: 'roles', list };
