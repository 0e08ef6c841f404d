import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./StaffList.js')).StaffList }));
const show = lazy(async () => ({ default: (await import('./StaffPage.js')).StaffPage }));

export const staff = { name: 'staff', list, show };
