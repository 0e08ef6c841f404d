import { type AdminOrder, changeOrder, type OrderChangeBody } from '@simpletread/contract';
import type { OrderChangeKind } from '@simpletread/domain';

import { formContract } from '../../shell/form/index.js';

type ContactField = 'firstName' | 'lastName' | 'email' | 'phone' | 'phoneType';
type AddressField = 'address1' | 'address2' | 'company' | 'city' | 'state' | 'zip' | 'specialInstructions';

export type ChangeForm = Readonly<Record<ContactField | AddressField | 'reason', string>>;

export interface ChangeInput {
  readonly change: OrderChangeBody;
  /** Undefined while none is typed. */
  readonly reason: string | undefined;
}

/** The form of an order's contact and address as they are. */
export const changeFormOf = ({ customer }: Pick<AdminOrder, 'customer'>): ChangeForm => ({
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
});

/** The change that a form stands for. */
export const changeOf = (kind: OrderChangeKind, form: ChangeForm): OrderChangeBody => {
  if (kind === 'contact') {
    const { firstName, lastName, email, phone, phoneType } = form;
    return { kind, firstName, lastName, email, phone, phoneType };
  }
  const { address1, address2, company, city, state, zip, specialInstructions } = form;
  return { kind, address1, address2, company, city, state, zip, specialInstructions };
};

/** Checks the form as the server reads its body. The reason is asked for once the preview was seen. */
export const changeContract = (kind: OrderChangeKind) =>
  formContract<ChangeForm, ChangeInput>({
    schema: changeOrder.body.omit({ previewToken: true }).partial({ reason: true }),
    inputOf: (form) => ({ change: changeOf(kind, form), reason: form.reason.trim() || undefined }),
    fieldOf: (path) => path.replace(/^change\./, ''),
  });

/** True if a form still stands for `change`. */
export const isSameChange = (change: OrderChangeBody | null, other: OrderChangeBody): boolean =>
  JSON.stringify(change) === JSON.stringify(other);
