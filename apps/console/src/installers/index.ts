export { INSTALLER_FACES, installerApplications } from './applications/index.js';
export { shops } from './shops/index.js';
