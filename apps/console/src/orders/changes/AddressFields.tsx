import { shippingRefusal, US_STATES } from '@simpletread/domain';

import { SelectInput, TextInput } from '../../shell/form/index.js';
import styles from './ChangeOrder.module.css';

/** Those that we ship to. */
const STATES = [
  ['', 'Choose a state'] as const,
  ...Object.entries(US_STATES).filter(([state]) => shippingRefusal({ state }) === null),
];

/** The fields of an address that tires ship to. */
export const AddressFields = () => (
  <div className={styles.fields}>
    <TextInput source="address1" label="Street address" autoComplete="off" isFirst />
    <TextInput source="address2" label="Apartment or suite" autoComplete="off" />
    <TextInput source="city" label="City" autoComplete="off" />
    <SelectInput source="state" label="State" options={STATES} />
    <TextInput source="zip" label="ZIP code" autoComplete="off" maxLength={10} />
    <TextInput source="company" label="Company" autoComplete="off" />
    <TextInput source="specialInstructions" label="Special instructions" autoComplete="off" />
  </div>
);
