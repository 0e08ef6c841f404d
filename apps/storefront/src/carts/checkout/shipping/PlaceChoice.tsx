'use client';

import { Button, EmptyState, TextField } from '@simpletread/ui';
import type { ChangeEvent, ReactNode } from 'react';
import { ChoiceError } from './ChoiceError';
import styles from './Shipping.module.css';
import { useAnswered } from '../../../shell/forms';

export interface PlaceWords {
  /** Of the field for the ZIP. */
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
  /** Id of the form that looks for places; its fields stand here, inside of another form. */
  readonly searchForm: string;
  /** What was looked around. */
  readonly zip: string;
  /** What stands in its field. */
  readonly shownZip: string;
  readonly zipError: string | undefined;
  /** How the places are sorted, where that can be chosen. */
  readonly sort?: ReactNode;
  readonly error: string | undefined;
  /** Under which name the search form asks for more places, and for how many; null where these are all. */
  readonly more: { readonly name: string; readonly count: number } | null;
  readonly onChoose: (code: string) => void;
  readonly onShipToMe: () => void;
  /** A list item for each place; none where there are none. */
  readonly children: readonly ReactNode[];
}

/** Places around a ZIP, one of them to be chosen. */
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
          {zip === '' ? words.giveZip : 'Try a ZIP nearby, or have the tires shipped to you.'}
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
