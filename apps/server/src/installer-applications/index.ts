export { InstallerApplicationsModule } from './installer-applications.module.js';
