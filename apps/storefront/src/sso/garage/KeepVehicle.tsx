'use client';

import { Banner, Button, SelectField, type SelectOption, TextField } from '@simpletread/ui';
import { useKeptForm } from '../../shell/form';
import { accountStyles as styles } from '../accounts';
import { type GarageAnswer, keepVehicle } from './garage-actions';

const QUIET: GarageAnswer = { problem: null };

interface KeepVehicleProps {
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly trim?: string;
  /** The values are the front size, followed by a bar and the rear size if different. */
  readonly sizes: readonly SelectOption[];
  /** The garage's data if it is already there: its sizes as a value, null if not chosen yet. */
  readonly kept?: { readonly sizes: string | null };
}

/** The last step of adding a vehicle: its sizes and its miles. */
export const KeepVehicle = ({ name, make, model, year, trim = '', sizes, kept }: KeepVehicleProps) => {
  const { state: answer, isPending, form, attributes } = useKeptForm(keepVehicle, QUIET);
  const { typed } = answer;
  const chosen = typed?.sizes ?? kept?.sizes ?? (sizes.length === 1 ? sizes[0]?.value : '');
  return (
    <form {...attributes} ref={form} className={styles.card} noValidate>
      <h3>{name}</h3>
      {kept !== undefined && (
        <p>
          It is in your garage.{' '}
          {sizes.length === 0 ? 'We don’t know its tire sizes.' : 'Your choices here are saved with it.'}
        </p>
      )}
      {answer.problem !== null && <Banner tone="bad">{answer.problem}</Banner>}
      {Object.entries({ make, model, year, trim }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div className={styles.inline}>
        {sizes.length > 0 && (
          <SelectField
            label="Tire size"
            name="sizes"
            defaultValue={chosen}
            {...(sizes.length === 1 ? {} : { placeholder: 'I don’t know yet' })}
            options={sizes}
            className={styles.wide ?? ''}
          />
        )}
        <TextField
          label="Current mileage"
          name="mileage"
          defaultValue={typed?.mileage ?? ''}
          inputMode="numeric"
          maxLength={12}
          isOptionalShown
          className={styles.field ?? ''}
        />
        <Button type="submit" variant="cta" isLoading={isPending}>
          {kept === undefined ? 'Add to my garage' : 'Save'}
        </Button>
      </div>
    </form>
  );
};
