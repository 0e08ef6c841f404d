import { type AdminOrder, changeOrder, type OrderChangeBody } from '@simpletread/contract';
import { type OrderChangeKind, waysFrom } from '@simpletread/domain';

import { formContract } from '../../shell/form/index.js';

type ContactField = 'firstName' | 'lastName' | 'email' | 'phone' | 'phoneType';
type AddressField = 'address1' | 'address2' | 'company' | 'city' | 'state' | 'zip' | 'specialInstructions';
type WayField = 'way' | 'pickupZip' | 'pickupPointCode';

/** The tires that stay of one line. */
interface LineForm {
  readonly lineId: string;
  readonly quantity: string;
  readonly keepsCoverage: boolean;
}

export type ChangeForm = Readonly<Record<ContactField | AddressField | WayField | 'reason', string>> & {
  readonly lines: readonly LineForm[];
  /** We can’t deliver the tires. */
  readonly waivesHandling: boolean;
};

/** An order as far as its changes need it. */
export type ChangedOrder = Pick<
  AdminOrder,
  'id' | 'orderNumber' | 'version' | 'customer' | 'lines' | 'fulfilment' | 'pickupPoint'
>;

/** Returns the lines that still have tires. */
export const linesLeft = ({ lines }: Pick<ChangedOrder, 'lines'>): ChangedOrder['lines'] =>
  lines.filter(({ quantity, returnedQuantity }) => returnedQuantity < quantity);

export interface ChangeInput {
  readonly change: OrderChangeBody;
  /** Undefined while none is typed. */
  readonly reason: string | undefined;
}

/** The form of an order's contact, address and tires as they are. */
export const changeFormOf = ({
  customer,
  lines,
  fulfilment,
}: Pick<ChangedOrder, 'customer' | 'lines' | 'fulfilment'>): ChangeForm => ({
  way: waysFrom(fulfilment)[0] ?? 'ship-to-me',
  pickupZip: customer.zip,
  pickupPointCode: '',
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  phone: customer.phone,
  phoneType: customer.phoneType,
  address1: customer.address1,
  address2: customer.address2 ?? '',
  company: customer.company ?? '',
  city: customer.city,
  state: customer.state,
  zip: customer.zip,
  specialInstructions: customer.specialInstructions ?? '',
  reason: '',
  waivesHandling: false,
  lines: linesLeft({ lines }).map(({ id, quantity, returnedQuantity, isCovered }) => ({
    lineId: id,
    quantity: String(quantity - returnedQuantity),
    keepsCoverage: isCovered,
  })),
});

/** The change that a form stands for. */
export const changeOf = (kind: OrderChangeKind, form: ChangeForm): OrderChangeBody => {
  if (kind === 'contact') {
    const { firstName, lastName, email, phone, phoneType } = form;
    return { kind, firstName, lastName, email, phone, phoneType };
  }
  if (kind === 'tires') {
    const lines = form.lines.map(({ quantity, ...line }) => ({ ...line, quantity: Number(quantity) }));
    return form.waivesHandling ? { kind, lines, waivesHandling: true } : { kind, lines };
  }
  const { address1, address2, company, city, state, zip, specialInstructions } = form;
  const address = { address1, address2, company, city, state, zip, specialInstructions };
  if (kind === 'address') return { kind, ...address };
  return form.way === 'fedex-pickup'
    ? { kind, to: { fulfilment: 'fedex-pickup', pickupPointCode: form.pickupPointCode } }
    : { kind, to: { fulfilment: 'ship-to-me', ...address } };
};

/** Checks the form as the server reads its body. The reason is asked for once the preview was seen. */
export const changeContract = (kind: OrderChangeKind) =>
  formContract<ChangeForm, ChangeInput>({
    schema: changeOrder.body.omit({ previewToken: true }).partial({ reason: true }),
    inputOf: (form) => ({ change: changeOf(kind, form), reason: form.reason.trim() || undefined }),
    fieldOf: (path) => path.replace(/^change\.(to\.)?/, ''),
  });

/** True if a form still stands for `change`. */
export const isSameChange = (change: OrderChangeBody | null, other: OrderChangeBody): boolean =>
  JSON.stringify(change) === JSON.stringify(other);
