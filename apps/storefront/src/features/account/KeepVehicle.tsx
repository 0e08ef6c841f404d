'use client';

import { Banner, Button, SelectField, type SelectOption, TextField } from '@simpletread/ui';
import { useActionState } from 'react';
import styles from './Account.module.css';
import { type GarageAnswer, keepVehicle } from './garage-actions';

const QUIET: GarageAnswer = { problem: null };

interface KeepVehicleProps {
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly trim?: string;
  /** Front size, then after a bar another rear size, as value. */
  readonly sizes: readonly SelectOption[];
}

/** The last step into the garage: which sizes it stands on, and its miles. */
export const KeepVehicle = ({ name, make, model, year, trim = '', sizes }: KeepVehicleProps) => {
  const [answer, send, isSending] = useActionState(keepVehicle, QUIET);
  return (
    <form action={send} className={styles.card} noValidate>
      <h3>{name}</h3>
      {answer.problem !== null && <Banner tone="bad">{answer.problem}</Banner>}
      {Object.entries({ make, model, year, trim }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div className={styles.inline}>
        {sizes.length > 0 && (
          <SelectField
            label="Tire size"
            name="sizes"
            defaultValue={sizes.length === 1 ? sizes[0]?.value : ''}
            {...(sizes.length === 1 ? {} : { placeholder: 'I do not know yet' })}
            options={sizes}
            className={styles.wide ?? ''}
          />
        )}
        <TextField
          label="Miles today"
          name="mileage"
          inputMode="numeric"
          maxLength={9}
          isOptionalShown
          className={styles.field ?? ''}
        />
        <Button type="submit" variant="cta" isLoading={isSending}>
          Keep in my garage
        </Button>
      </div>
    </form>
  );
};
