import { useState } from 'react';

import { TextControl } from '../../shell/form/index.js';
import styles from './ExplainPrice.module.css';
import type { Question } from './question.js';

type Vehicle = NonNullable<Question['vehicle']>;

interface VehicleFieldsProps {
  readonly vehicle: Vehicle | null;
  readonly onChange: (vehicle: Vehicle | null) => void;
}

const isWhole = ({ year, makeSlug, modelSlug }: Record<keyof Vehicle, string>): boolean =>
  /^\d{4}$/.test(year) && makeSlug !== '' && modelSlug !== '';

/** The vehicle by year, make and model as in shop addresses; none until all three are given. */
export const VehicleFields = ({ vehicle, onChange }: VehicleFieldsProps) => {
  const [typed, setTyped] = useState({
    year: vehicle === null ? '' : String(vehicle.year),
    makeSlug: vehicle?.makeSlug ?? '',
    modelSlug: vehicle?.modelSlug ?? '',
  });
  const change = (part: Partial<typeof typed>): void => {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange(isWhole(next) ? { ...next, year: Number(next.year) } : null);
  };
  return (
    <div className={styles.vehicle}>
      <TextControl
        label="Year"
        isFigure
        maxLength={4}
        placeholder="any"
        value={typed.year}
        onChange={(year) => change({ year })}
      />
      <TextControl
        label="Make"
        placeholder="subaru"
        maxLength={60}
        value={typed.makeSlug}
        onChange={(makeSlug) => change({ makeSlug: makeSlug.trim().toLowerCase() })}
      />
      <TextControl
        label="Model"
        placeholder="outback"
        maxLength={60}
        value={typed.modelSlug}
        onChange={(modelSlug) => change({ modelSlug: modelSlug.trim().toLowerCase() })}
      />
    </div>
  );
};
