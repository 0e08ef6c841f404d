import {
  dayHoursText,
  type Fault,
  INSTALLER_PARSERS,
  INSTALLER_TEXT_FIELDS,
  type InstallerTextField,
  parseDayHours,
  refuse,
  secondLineRefusal,
  type Weekday,
  WEEKDAYS,
} from '@simpletread/domain';
import type { InstallerTyped, TypedDay } from './installer-typed';

/** Every field that can be invalid. */
export type InstallerField = InstallerTextField | Weekday | 'week' | 'tireTypes' | 'agreement' | 'storeImage';

export type InstallerFaults = Readonly<Partial<Record<InstallerField, Fault>>>;

/** The form's steps in order, with their fields. */
export const INSTALLER_STEPS = [
  {
    id: 'shop',
    label: 'Your shop',
    fields: ['company', 'address1', 'address2', 'city', 'state', 'zip', 'website'],
  },
  {
    id: 'people',
    label: 'People',
    fields: [
      ...(['firstName', 'lastName', 'cell', 'email', 'phone'] as const),
      ...(['storeManager', 'serviceManager', 'serviceDeskEmail', 'serviceDeskPhone'] as const),
    ],
  },
  { id: 'hours', label: 'Hours', fields: [...WEEKDAYS, 'week'] },
  { id: 'services', label: 'Services', fields: ['tireTypes'] },
  { id: 'send', label: 'Send', fields: ['storeImage', 'agreement'] },
] as const satisfies readonly { id: string; label: string; fields: readonly InstallerField[] }[];

export type InstallerStep = (typeof INSTALLER_STEPS)[number]['id'];

/** Returns a day in the API's form. */
export const dayText = ({ isOpen, from, to }: TypedDay): string =>
  isOpen ? dayHoursText({ open: from, close: to }) : 'closed';

/** Returns the domain's fault for one text field; null if valid. */
export const faultOfText = (field: InstallerTextField, text: string): Fault | null => {
  const read = INSTALLER_PARSERS[field](text);
  return read.ok ? null : read.fault;
};

/** Returns the faults of the typed form by the domain's rules; empty if valid. */
export const faultsOfTyped = ({ texts, days, tireTypes, isAgreed }: InstallerTyped): InstallerFaults => {
  const faults: Partial<Record<InstallerField, Fault>> = {};
  for (const field of INSTALLER_TEXT_FIELDS) {
    const fault = faultOfText(field, texts[field]);
    if (fault !== null) faults[field] = fault;
  }
  const secondLine = secondLineRefusal(texts.address1, texts.address2);
  if (secondLine !== null) faults.address2 = refuse(secondLine).fault;
  for (const day of WEEKDAYS) {
    const read = parseDayHours(dayText(days[day]));
    if (!read.ok) faults[day] = read.fault;
  }
  if (WEEKDAYS.every((day) => !days[day].isOpen)) faults.week = refuse('installer.neverOpen').fault;
  if (tireTypes.length === 0) faults.tireTypes = refuse('installer.tireTypesRequired').fault;
  if (!isAgreed) faults.agreement = refuse('installer.agreementRequired').fault;
  return faults;
};

/** Returns the first step with a fault; null if there is none. */
export const firstWrongStep = (
  wrong: Readonly<Partial<Record<InstallerField, unknown>>>,
): InstallerStep | null =>
  INSTALLER_STEPS.find(({ fields }) => fields.some((field) => wrong[field] !== undefined))?.id ?? null;

/** Returns only the faults of one step. */
export const faultsOfStep = (faults: InstallerFaults, step: InstallerStep): InstallerFaults => {
  const fields: readonly InstallerField[] = INSTALLER_STEPS.find(({ id }) => id === step)?.fields ?? [];
  return Object.fromEntries(Object.entries(faults).filter(([field]) => fields.some((one) => one === field)));
};
