export { InstallerApplicationsModule } from './applications.module.js';
