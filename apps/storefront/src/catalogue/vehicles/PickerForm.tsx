'use client';

import { Button, SelectField, type SelectOption } from '@simpletread/ui';
import { useRouter } from 'next/navigation';
import { useTransition, type FormEvent } from 'react';
import { formAddress } from '../tire-search';
import styles from './PickerForm.module.css';

interface PickerFormProps {
  readonly makes: readonly SelectOption[];
  readonly models: readonly SelectOption[];
  readonly years: readonly SelectOption[];
  readonly make: string;
  readonly model: string;
  readonly year?: string | undefined;
  /** The page that uses the choices. */
  readonly path: string;
  readonly button: string;
}

/** The three lists. A choice loads the next list at once; without script the button does. */
export const PickerForm = ({
  makes,
  models,
  years,
  make,
  model,
  year = '',
  path,
  button,
}: PickerFormProps) => {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = formAddress(path, new FormData(event.currentTarget));
    startTransition(() => router.push(href, { scroll: false }));
  };
  return (
    <form
      action={path}
      method="get"
      className={styles.form}
      onSubmit={send}
      onChange={(event) => event.currentTarget.requestSubmit()}
      aria-busy={isPending}
    >
      <SelectField
        label="Make"
        name="make"
        key={`make-${make}`}
        defaultValue={make}
        placeholder="Choose a make"
        options={makes}
      />
      <SelectField
        label="Model"
        name="model"
        key={`model-${make}-${model}`}
        defaultValue={model}
        placeholder={make === '' ? 'Choose a make first' : 'Choose a model'}
        options={models}
        disabled={models.length === 0}
      />
      <SelectField
        label="Year"
        name="year"
        key={`year-${make}-${model}-${year}`}
        defaultValue={year}
        placeholder={model === '' ? 'Choose a model first' : 'Choose a year'}
        options={years}
        disabled={years.length === 0}
      />
      <Button type="submit" isLoading={isPending} className={styles.button}>
        {button}
      </Button>
    </form>
  );
};
