export { InstallerApplicationsModule } from './applications.module.js';
export type { InstallerApplicationRow } from './installer-application.entity.js';
