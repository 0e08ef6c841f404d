'use client';

import { Button, EmptyState, TextField } from '@simpletread/ui';
import type { ChangeEvent, ReactNode } from 'react';
import { ChoiceError } from './ChoiceError';
import styles from './Shipping.module.css';
import { useAnswered } from '../../../shell/form';

export interface PlaceWords {
  /** Label of the ZIP field. */
  readonly near: string;
  readonly find: string;
  readonly which: string;
  readonly none: string;
  readonly giveZip: string;
  readonly choose: string;
  readonly more: string;
}

interface PlaceChoiceProps {
  readonly id: string;
  readonly words: PlaceWords;
  /** Id of the place search form; its fields are inside another form. */
  readonly searchForm: string;
  /** The searched ZIP. */
  readonly zip: string;
  /** The text of its field. */
  readonly shownZip: string;
  readonly zipError: string | undefined;
  /** The sort order of the places, if selectable. */
  readonly sort?: ReactNode;
  readonly error: string | undefined;
  /** The search form's field and count for more places; null if these are all. */
  readonly more: { readonly name: string; readonly count: number } | null;
  readonly onChoose: (code: string) => void;
  readonly onShipToMe: () => void;
  /** A list item for each place; empty without any. */
  readonly children: readonly ReactNode[];
}

/** Places around a ZIP, one to choose. */
export const PlaceChoice = ({
  id,
  words,
  searchForm,
  zip,
  shownZip,
  zipError,
  sort,
  error,
  more,
  onChoose,
  onShipToMe,
  children,
}: PlaceChoiceProps) => {
  const { shown, answer } = useAnswered(error);
  const choose = ({ target }: ChangeEvent<HTMLFieldSetElement>) => {
    answer();
    if (target instanceof HTMLInputElement) onChoose(target.value);
  };
  return (
    <div id={id} className={styles.shops}>
      <div className={styles.shopSearch}>
        <TextField
          form={searchForm}
          label={words.near}
          name="zip"
          id={`${id}-zip`}
          key={`zip-${shownZip}`}
          defaultValue={shownZip}
          error={zipError}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        {sort}
        <Button type="submit" form={searchForm} variant="ghost">
          {words.find}
        </Button>
      </div>
      <ChoiceError error={shown} />
      {children.length === 0 ? (
        <EmptyState
          title={zip === '' ? words.which : words.none}
          layout="row"
          headingLevel={3}
          actions={
            <Button variant="ghost" onClick={onShipToMe}>
              Ship to me instead
            </Button>
          }
        >
          {zip === '' ? words.giveZip : 'Try a nearby ZIP, or ship the tires to yourself.'}
        </EmptyState>
      ) : (
        <fieldset className={styles.shopList} onChange={choose}>
          <legend>{words.choose}</legend>
          <ul role="list">{children}</ul>
          {more !== null && (
            <Button
              type="submit"
              form={searchForm}
              name={more.name}
              value={more.count}
              variant="ghost"
              size="s"
            >
              {words.more}
            </Button>
          )}
        </fieldset>
      )}
    </div>
  );
};
