export {
  INSTALLER_APPLICATION_STATES,
  type InstallerApplicationEvent,
  installerApplicationMachine,
  type InstallerApplicationState,
  isInstallerApplicationAmendable,
  isInstallerApplicationOpen,
  moveInstallerApplication,
} from './installer-application-state.js';
export {
  INSTALLER_PARSERS,
  INSTALLER_TEXT_FIELDS,
  type InstallerTextField,
  parseAgreement,
} from './installer-form.js';
