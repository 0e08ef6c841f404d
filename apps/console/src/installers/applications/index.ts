import { lazy } from 'react';

const list = lazy(async () => ({
  default: (await import('./InstallerApplicationList.js')).InstallerApplicationList,
}));
const show = lazy(async () => ({
  default: (await import('./InstallerApplicationPage.js')).InstallerApplicationPage,
}));

export const installerApplications = { name: 'installer-applications', list, show };
export { INSTALLER_FACES } from './installer-face.js';
