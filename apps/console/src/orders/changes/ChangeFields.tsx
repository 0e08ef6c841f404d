import { PHONE_TYPES, type OrderChangeKind, type PhoneType } from '@simpletread/domain';

import { SelectInput, TextInput } from '../../shell/form/index.js';
import type { ChangedOrder } from './change-form.js';
import styles from './ChangeOrder.module.css';
import { TiresFields } from './TiresFields.js';

const PHONE_TYPE_WORDS: Readonly<Record<PhoneType, string>> = {
  mobile: 'Mobile',
  home: 'Home',
  work: 'Work',
};

const ContactFields = () => (
  <div className={styles.fields}>
    <TextInput source="firstName" label="First name" autoComplete="off" isFirst />
    <TextInput source="lastName" label="Last name" autoComplete="off" />
    <TextInput source="email" label="Email" autoComplete="off" />
    <TextInput source="phone" label="Phone" autoComplete="off" />
    <SelectInput
      source="phoneType"
      label="Phone type"
      options={PHONE_TYPES.map((type) => [type, PHONE_TYPE_WORDS[type]] as const)}
    />
  </div>
);

const AddressFields = () => (
  <div className={styles.fields}>
    <TextInput source="address1" label="Street address" autoComplete="off" isFirst />
    <TextInput source="address2" label="Apartment or suite" autoComplete="off" />
    <TextInput source="city" label="City" autoComplete="off" />
    <TextInput source="state" label="State" autoComplete="off" maxLength={20} />
    <TextInput source="zip" label="ZIP code" autoComplete="off" maxLength={10} />
    <TextInput source="company" label="Company" autoComplete="off" />
    <TextInput source="specialInstructions" label="Special instructions" autoComplete="off" />
  </div>
);

interface ChangeFieldsProps {
  readonly kind: OrderChangeKind;
  readonly lines: ChangedOrder['lines'];
}

/** The fields of one kind of change. */
export const ChangeFields = ({ kind, lines }: ChangeFieldsProps) => {
  if (kind === 'tires') return <TiresFields lines={lines} />;
  return kind === 'contact' ? <ContactFields /> : <AddressFields />;
};
