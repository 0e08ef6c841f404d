import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./EmployerList.js')).EmployerList }));

export const employers = { name: 'employers', list };
