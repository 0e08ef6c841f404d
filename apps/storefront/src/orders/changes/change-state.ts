import type { OrderChangeBody, OrderChangePreview, OwnChanges } from '@simpletread/contract';
import {
  formatPhone,
  type OrderChangeKind,
  type ShipToField,
  type WayToReceiveName,
} from '@simpletread/domain';

const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'phoneType'] as const;
const ADDRESS_FIELDS = [
  'address1',
  'address2',
  'company',
  'city',
  'state',
  'zip',
  'specialInstructions',
] as const;

export type ChangeValues = Readonly<Record<ShipToField, string>>;

/** The tires that stay of a line, as they were chosen. */
export interface ChosenTires {
  readonly lineId: string;
  readonly quantity: string;
  readonly keepsCoverage: boolean;
}

/** The form of a change: its text, its faults, and the preview of that text. */
export interface ChangeState {
  readonly values: ChangeValues;
  readonly tires: readonly ChosenTires[];
  readonly way: WayToReceiveName;
  /** The chosen location; empty without one. */
  readonly pickupPointCode: string;
  readonly errors: Readonly<Partial<Record<ShipToField, string>>>;
  readonly problem: string | null;
  /** Null until the text was previewed. */
  readonly preview: OrderChangePreview | null;
  /** The idempotency key of making the previewed change; one for each preview. */
  readonly key: string;
  /** Counts the answers: a new one moves the focus to the first error. */
  readonly attempt: number;
}

const phoneAsRead = (phone: string): string =>
  phone.includes('x') ? phone : formatPhone(phone, 'parentheses');

const text = (value: string | null): string => value ?? '';

/** The form of an order's contact, address and tires as they are. */
export const initialChange = (
  { shipTo, lines }: Pick<OwnChanges, 'shipTo' | 'lines'>,
  way: WayToReceiveName = 'ship-to-me',
): ChangeState => ({
  way,
  pickupPointCode: '',
  tires: lines.map(({ lineId, quantity, isCovered }) => ({
    lineId,
    quantity: String(quantity),
    keepsCoverage: isCovered,
  })),
  values: {
    ...shipTo,
    phone: phoneAsRead(shipTo.phone),
    address2: text(shipTo.address2),
    company: text(shipTo.company),
    specialInstructions: text(shipTo.specialInstructions),
  },
  errors: {},
  problem: null,
  preview: null,
  key: '',
  attempt: 0,
});

const typed = (form: FormData, name: ShipToField, before: ChangeValues): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : before[name];
};

/** Returns what was typed; fields of the other kind stay as they were. */
export const valuesOfForm = (form: FormData, before: ChangeValues): ChangeValues => {
  const value = (name: ShipToField): string => typed(form, name, before);
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    phoneType: value('phoneType'),
    address1: value('address1'),
    address2: value('address2'),
    company: value('company'),
    city: value('city'),
    state: value('state'),
    zip: value('zip'),
    specialInstructions: value('specialInstructions'),
  };
};

/** The names of a line's fields. */
export const tiresField = (lineId: string): string => `tires.${lineId}`;
export const coverageField = (lineId: string): string => `coverage.${lineId}`;

/** Returns the tires that were chosen to stay; where the form has none, they stay as they were. */
export const tiresOfForm = (form: FormData, before: readonly ChosenTires[]): ChosenTires[] =>
  before.map((line) => {
    const quantity = form.get(tiresField(line.lineId));
    if (typeof quantity !== 'string') return line;
    // A box that isn't ticked isn't sent.
    return { ...line, quantity, keepsCoverage: form.get(coverageField(line.lineId)) !== null };
  });

/** The change that the form stands for. */
export const changeOf = (
  kind: OrderChangeKind,
  { values, tires, way, pickupPointCode }: Pick<ChangeState, 'values' | 'tires' | 'way' | 'pickupPointCode'>,
): OrderChangeBody => {
  if (kind === 'tires')
    return { kind, lines: tires.map(({ quantity, ...line }) => ({ ...line, quantity: Number(quantity) })) };
  if (kind === 'contact') {
    const { firstName, lastName, email, phone, phoneType } = values;
    return { kind, firstName, lastName, email, phone, phoneType };
  }
  const { address1, address2, company, city, state, zip, specialInstructions } = values;
  const address = { address1, address2, company, city, state, zip, specialInstructions };
  if (kind === 'address') return { kind, ...address };
  return way === 'fedex-pickup'
    ? { kind, to: { fulfilment: way, pickupPointCode } }
    : { kind, to: { fulfilment: way, ...address } };
};

const FIELDS: readonly ShipToField[] = [...CONTACT_FIELDS, ...ADDRESS_FIELDS];

/** Returns the field that a path of the API's refusal ends with; null for none of the form's. */
export const fieldOfPath = (path: string): ShipToField | null =>
  FIELDS.find((field) => field === path.split('.').at(-1)) ?? null;
