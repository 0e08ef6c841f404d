'use client';

import { Banner, Button, SelectField, type SelectOption, TextField } from '@simpletread/ui';
import { useKeptForm } from '../../shell/forms';
import { accountStyles as styles } from '../accounts';
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
  /** What the garage holds of it where it is there already: its sizes as value, null for not chosen yet. */
  readonly kept?: { readonly sizes: string | null };
}

/** The last step into the garage: which sizes it stands on, and its miles. */
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
          {sizes.length === 0 ? 'We know no tire sizes of it.' : 'What you choose here is kept with it.'}
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
            {...(sizes.length === 1 ? {} : { placeholder: 'I do not know yet' })}
            options={sizes}
            className={styles.wide ?? ''}
          />
        )}
        <TextField
          label="Miles today"
          name="mileage"
          defaultValue={typed?.mileage ?? ''}
          inputMode="numeric"
          maxLength={12}
          isOptionalShown
          className={styles.field ?? ''}
        />
        <Button type="submit" variant="cta" isLoading={isPending}>
          {kept === undefined ? 'Keep in my garage' : 'Save'}
        </Button>
      </div>
    </form>
  );
};
