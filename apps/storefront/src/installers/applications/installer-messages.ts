import { FAULT_TABLE } from '@simpletread/contract';

/** The messages of the form's faults. */
export const INSTALLER_MESSAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FAULT_TABLE)
    .filter(([code]) => /^(contact|installer)\.|^application\.companyInvalid$/.test(code))
    .map(([code, { message }]) => [code, message]),
);
