import type { OwnChanges } from '@simpletread/contract';
import { type OrderChangeKind, shippingRefusal, type ShipToField, US_STATES } from '@simpletread/domain';
import { SelectField, TextField } from '@simpletread/ui';
import type { ChangeState } from './change-state';
import styles from './Changes.module.css';
import { PointFields } from './receiving/PointFields';
import type { PointSearch } from './receiving/read-points';
import { TiresFields } from './TiresFields';

const PHONE_OPTIONS = [
  { value: 'mobile', label: 'Mobile' },
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
];
const STATES = Object.entries(US_STATES)
  .filter(([state]) => shippingRefusal({ state }) === null)
  .map(([value, label]) => ({ value, label }));

interface Line {
  readonly name: Exclude<ShipToField, 'phoneType' | 'state'>;
  readonly label: string;
  readonly autoComplete: string;
  readonly isOptional?: true;
}

const CONTACT: readonly Line[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel' },
];
const STREET: readonly Line[] = [
  { name: 'address1', label: 'Street address', autoComplete: 'address-line1' },
  { name: 'address2', label: 'Apartment or suite', autoComplete: 'address-line2', isOptional: true },
  { name: 'company', label: 'Company', autoComplete: 'organization', isOptional: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
];
const ZIP: readonly Line[] = [
  { name: 'zip', label: 'ZIP code', autoComplete: 'postal-code' },
  { name: 'specialInstructions', label: 'Special instructions', autoComplete: 'off', isOptional: true },
];

interface ChangeFieldsProps {
  readonly kind: OrderChangeKind;
  readonly lines: OwnChanges['lines'];
  readonly state: ChangeState;
  /** The locations to choose from; null for other changes. */
  readonly search: PointSearch | null;
}

const Lines = ({
  lines,
  state: { values, errors },
}: Pick<ChangeFieldsProps, 'state'> & { lines: readonly Line[] }) =>
  lines.map(({ name, label, autoComplete, isOptional = false }) => (
    <TextField
      key={name}
      name={name}
      label={label}
      autoComplete={autoComplete}
      defaultValue={values[name]}
      error={errors[name]}
      isRequired={!isOptional}
      isOptionalShown={isOptional}
      maxLength={254}
    />
  ));

const ContactFields = ({ state }: Pick<ChangeFieldsProps, 'state'>) => (
  <div className={styles.fields}>
    <Lines lines={CONTACT} state={state} />
    <SelectField
      name="phoneType"
      label="Phone type"
      options={PHONE_OPTIONS}
      defaultValue={state.values.phoneType}
      error={state.errors.phoneType}
      isRequired
    />
  </div>
);

const AddressFields = ({ state }: Pick<ChangeFieldsProps, 'state'>) => (
  <div className={styles.fields}>
    <Lines lines={STREET} state={state} />
    <SelectField
      name="state"
      label="State"
      autoComplete="address-level1"
      options={STATES}
      defaultValue={state.values.state}
      error={state.errors.state}
      isRequired
    />
    <Lines lines={ZIP} state={state} />
  </div>
);

/** The fields of one kind of change. */
export const ChangeFields = ({ kind, lines, state, search }: ChangeFieldsProps) => {
  if (kind === 'tires') return <TiresFields lines={lines} chosen={state.tires} />;
  if (kind === 'receiving' && state.way === 'fedex-pickup')
    return <PointFields search={search} chosen={state.pickupPointCode} />;
  return kind === 'contact' ? <ContactFields state={state} /> : <AddressFields state={state} />;
};
