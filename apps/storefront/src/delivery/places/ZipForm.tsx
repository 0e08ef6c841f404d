'use client';

import { Button, TextField } from '@simpletread/ui';
import { useEffect } from 'react';
import { useKeptForm } from '../../shell/form';
import { usePlaceActions } from './PlaceActions';
import { PlaceButton } from './PlaceButton';
import type { ZipState } from './place-state';
import styles from './ZipForm.module.css';

interface ZipFormProps {
  readonly zip: string;
  /** The next page; without it the form stays. */
  readonly returnTo?: string;
  readonly onChosen?: () => void;
  /** The purpose; prices by default. */
  readonly purpose?: { readonly hint: string; readonly button: string };
}

const PRICES = {
  hint: 'Fees, tax, shops and delivery dates depend on it.',
  button: 'Show totals for this ZIP',
};

/** Asks for the ZIP; works without script if `returnTo` is given. */
export const ZipForm = ({ zip, returnTo, onChosen, purpose = PRICES }: ZipFormProps) => {
  const { chooseZip } = usePlaceActions();
  const { state, isPending, form, attributes } = useKeptForm<ZipState>(chooseZip, { zip });
  useEffect(() => {
    if (state.isChosen) onChosen?.();
  }, [state, onChosen]);
  const leave = () => {
    if (returnTo === undefined) onChosen?.();
    else window.location.assign(returnTo);
  };
  return (
    <form {...attributes} ref={form} className={styles.form} noValidate>
      {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
      <TextField
        label="ZIP code"
        name="zip"
        defaultValue={state.zip}
        error={state.error}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        isRequired
        data-asked-first
        hint={purpose.hint}
      />
      <Button type="submit" isFullWidth isLoading={isPending}>
        {purpose.button}
      </Button>
      <PlaceButton onChosen={leave} />
    </form>
  );
};
