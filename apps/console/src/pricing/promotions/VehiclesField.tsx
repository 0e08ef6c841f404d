import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';

import styles from '../../shell/form/Form.module.css';
import { TextControl, useIsReadOnly } from '../../shell/form/index.js';
import type { VehicleFields } from './promotion-form.js';
import own from './Promotion.module.css';

interface VehiclesFieldProps {
  readonly vehicles: readonly VehicleFields[];
  readonly onChange: (vehicles: readonly VehicleFields[]) => void;
}

const NEW: VehicleFields = { makeSlug: '', modelSlug: '', fromYear: '', toYear: '' };
const PATH = 'definition.conditions.vehicles';

/** Vehicles that it is for: make and model as they stand in addresses of the shop, `subaru`, `outback`. */
export const VehiclesField = ({ vehicles, onChange }: VehiclesFieldProps) => {
  const isReadOnly = useIsReadOnly();
  const change = (index: number, part: Partial<VehicleFields>): void =>
    onChange(vehicles.map((one, at) => (at === index ? { ...one, ...part } : one)));
  if (isReadOnly && vehicles.length === 0) return null;
  return (
    <fieldset className={own.vehicles}>
      <legend className={styles.hint}>Vehicles{vehicles.length === 0 ? ': all' : ''}</legend>
      {vehicles.map((vehicle, index) => (
        // Rows have nothing that names them but their place.
        <div key={index} className={own.vehicle}>
          <TextControl
            label="Make"
            path={`${PATH}.${index}`}
            placeholder="subaru"
            value={vehicle.makeSlug}
            onChange={(makeSlug) => change(index, { makeSlug })}
          />
          <TextControl
            label="Model"
            placeholder="all"
            value={vehicle.modelSlug}
            onChange={(modelSlug) => change(index, { modelSlug })}
          />
          <TextControl
            label="From year"
            isFigure
            placeholder="any"
            value={vehicle.fromYear}
            onChange={(fromYear) => change(index, { fromYear })}
          />
          <TextControl
            label="To year"
            isFigure
            placeholder="any"
            value={vehicle.toYear}
            onChange={(toYear) => change(index, { toYear })}
          />
          {!isReadOnly && (
            <Button
              aria-label={`Remove vehicle ${index + 1}`}
              onClick={() => onChange(vehicles.filter((_one, at) => at !== index))}
            >
              <X size={15} aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button
          className={own.add ?? ''}
          startIcon={<Plus size={15} aria-hidden="true" />}
          onClick={() => onChange([...vehicles, NEW])}
        >
          Add a vehicle
        </Button>
      )}
    </fieldset>
  );
};
