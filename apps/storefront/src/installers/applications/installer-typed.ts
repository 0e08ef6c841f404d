import type { InstallerApplicationReply } from '@simpletread/contract';
import { INSTALLER_TEXT_FIELDS, type InstallerTextField, type Weekday, WEEKDAYS } from '@simpletread/domain';
import { phoneAsRead } from './phone-as-read';

/** A day, as in its row of the form. */
export interface TypedDay {
  readonly isOpen: boolean;
  readonly from: string;
  readonly to: string;
}

/** The form's content, as typed. */
export interface InstallerTyped {
  readonly texts: Readonly<Record<InstallerTextField, string>>;
  readonly days: Readonly<Record<Weekday, TypedDay>>;
  readonly services: readonly string[];
  readonly tireTypes: readonly string[];
  readonly badges: readonly string[];
  readonly isAgreed: boolean;
}

const USUAL_DAY: TypedDay = { isOpen: true, from: '08:00', to: '17:00' };

const everyText = (of: (field: InstallerTextField) => string): InstallerTyped['texts'] =>
  Object.fromEntries(INSTALLER_TEXT_FIELDS.map((field) => [field, of(field)])) as InstallerTyped['texts'];

const everyDay = (of: (day: Weekday) => TypedDay): InstallerTyped['days'] =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, of(day)])) as InstallerTyped['days'];

/** Returns the initial form: typical shop hours, and the signed-in customer. */
export const nothingTyped = (
  known: { readonly email: string; readonly firstName: string; readonly lastName: string } | null,
): InstallerTyped => ({
  texts: everyText((field) =>
    known !== null && (field === 'email' || field === 'firstName' || field === 'lastName')
      ? known[field]
      : '',
  ),
  days: everyDay((day) => ({ ...USUAL_DAY, isOpen: day !== 'sat' && day !== 'sun' })),
  services: [],
  tireTypes: ['passenger'],
  badges: [],
  isAgreed: false,
});

const PHONES: readonly InstallerTextField[] = ['cell', 'phone', 'serviceDeskPhone'];

/** Returns a sent application's form for amending. */
export const typedBefore = ({ details }: InstallerApplicationReply): InstallerTyped => ({
  texts: everyText((field) => {
    const text = details[field] ?? '';
    return PHONES.includes(field) ? phoneAsRead(text) : text;
  }),
  days: everyDay((day) => {
    const hours = details.hours[day];
    return hours === null
      ? { ...USUAL_DAY, isOpen: false }
      : { isOpen: true, from: hours.open, to: hours.close };
  }),
  services: details.services,
  tireTypes: details.tireTypes,
  badges: details.badges,
  isAgreed: true,
});

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const wordsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value): value is string => typeof value === 'string');

/** Returns a submitted form's content, without its picture. */
export const typedOf = (form: FormData): InstallerTyped => ({
  texts: everyText((field) => textOf(form, field)),
  days: everyDay((day) => ({
    isOpen: textOf(form, `${day}IsOpen`) === 'yes',
    from: textOf(form, `${day}From`),
    to: textOf(form, `${day}To`),
  })),
  services: wordsOf(form, 'services'),
  tireTypes: wordsOf(form, 'tireTypes'),
  badges: wordsOf(form, 'badges'),
  isAgreed: textOf(form, 'agreement') === 'yes',
});
