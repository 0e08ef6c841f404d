import type { ContractError } from '@simpletread/contract';
import { type FaultCode, INSTALLER_TEXT_FIELDS, WEEKDAYS } from '@simpletread/domain';
import type { InstallerAnswer } from './installer-answer';
import type { InstallerField } from './installer-check';

/** The field for a fault of the whole form. */
const PLACES: Partial<Record<FaultCode, InstallerField>> = {
  'contact.zipInvalid': 'zip',
  'contact.zipStateMismatch': 'zip',
  'contact.militaryAddress': 'zip',
  'contact.outsideShippingArea': 'zip',
  'installer.neverOpen': 'week',
  'installer.imageType': 'storeImage',
};

const FIELDS: readonly InstallerField[] = [
  ...INSTALLER_TEXT_FIELDS,
  'tireTypes',
  'agreement',
  'storeImage',
  ...WEEKDAYS,
];

/** `body.hoursMon` is Monday's row. */
const fieldOf = (path: string): InstallerField | undefined => {
  const name = path.replace(/^body\./, '').split('.')[0] ?? '';
  const own = name.startsWith('hours') ? name.slice('hours'.length).toLowerCase() : name;
  return FIELDS.find((field) => field === own);
};

/** Returns the fields for the API's refusal; null if it concerns none of them. */
export const errorsOfRefusal = ({
  code,
  message,
  fields,
}: Pick<ContractError, 'code' | 'message' | 'fields'>): InstallerAnswer['errors'] | null => {
  const named = fields.flatMap(({ path, message: words }) => {
    const field = fieldOf(path);
    return field === undefined ? [] : [[field, words] as const];
  });
  if (named.length > 0) return Object.fromEntries(named);
  const place = code === null ? undefined : PLACES[code];
  return place === undefined ? null : { [place]: message };
};
