import { lazy } from 'react';

const applicationList = lazy(async () => ({
  default: (await import('./applications/ApplicationList.js')).ApplicationList,
}));
const applicationPage = lazy(async () => ({
  default: (await import('./applications/ApplicationPage.js')).ApplicationPage,
}));
const employerList = lazy(async () => ({
  default: (await import('./employers/EmployerList.js')).EmployerList,
}));

export const accountApplications = {
  name: 'account-applications',
  list: applicationList,
  show: applicationPage,
};
export const employers = { name: 'employers', list: employerList };
export { APPLICATION_FACES } from './applications/application-face.js';
export { GiveTypeDialog } from './grants/GiveTypeDialog.js';
export { GrantsPanel } from './grants/GrantsPanel.js';
export { GROUP_WORDS, SOURCE_WORDS } from './grants/grant-words.js';
