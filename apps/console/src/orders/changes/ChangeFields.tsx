import { PHONE_TYPES, type OrderChangeKind, type PhoneType } from '@simpletread/domain';

import { SelectInput, TextInput } from '../../shell/form/index.js';
import type { ChangedOrder } from './change-form.js';
import styles from './ChangeOrder.module.css';
import { AddressFields } from './AddressFields.js';
import { ReceivingFields } from './ReceivingFields.js';
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

interface ChangeFieldsProps {
  readonly kind: OrderChangeKind;
  readonly order: ChangedOrder;
}

/** The fields of one kind of change. */
export const ChangeFields = ({ kind, order }: ChangeFieldsProps) => {
  if (kind === 'tires') return <TiresFields lines={order.lines} />;
  if (kind === 'receiving') return <ReceivingFields order={order} />;
  return kind === 'contact' ? <ContactFields /> : <AddressFields />;
};
