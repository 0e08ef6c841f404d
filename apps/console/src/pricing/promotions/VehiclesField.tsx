import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';

import styles from '../../shell/form/Form.module.css';
import { TextInput, useIsReadOnly } from '../../shell/form/index.js';
import own from './Promotion.module.css';
import type { VehicleFields } from './promotion-form.js';

const NEW: VehicleFields = { makeSlug: '', modelSlug: '', fromYear: '', toYear: '' };

/** Vehicles that it is for: make and model as addresses of the shop name them, `subaru`, `outback`. */
export const VehiclesField = () => {
  const isReadOnly = useIsReadOnly();
  const { fields, append, remove } = useFieldArray({ name: 'vehicles', keyName: 'key' });
  if (isReadOnly && fields.length === 0) return null;
  return (
    <fieldset className={own.vehicles}>
      <legend className={styles.hint}>Vehicles{fields.length === 0 ? ': all' : ''}</legend>
      {fields.map(({ key }, index) => (
        <div key={key} className={own.vehicle}>
          <TextInput label="Make" source={`vehicles.${index}.makeSlug`} placeholder="subaru" />
          <TextInput label="Model" source={`vehicles.${index}.modelSlug`} placeholder="all" />
          <TextInput label="From year" source={`vehicles.${index}.fromYear`} isFigure placeholder="any" />
          <TextInput label="To year" source={`vehicles.${index}.toYear`} isFigure placeholder="any" />
          {!isReadOnly && (
            <Button aria-label={`Remove vehicle ${index + 1}`} onClick={() => remove(index)}>
              <X size={15} aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button
          className={own.add ?? ''}
          startIcon={<Plus size={15} aria-hidden="true" />}
          onClick={() => append({ ...NEW }, { shouldFocus: false })}
        >
          Add a vehicle
        </Button>
      )}
    </fieldset>
  );
};
