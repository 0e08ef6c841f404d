/** Under which name a tab keeps what is typed into the form until it is sent. */
export const INSTALLER_DRAFT = 'installer-application';
