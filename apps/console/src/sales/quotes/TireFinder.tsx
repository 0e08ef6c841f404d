import { formatMoney } from '@simpletread/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { PickerControl, type PickerOption, useBound, useSettled } from '../../shell/form/index.js';
import { useQuoteCalls } from './quote-calls.js';
import { emailOf, type QuoteForm, zipOf } from './quote-form.js';
import styles from './Quotes.module.css';

type Judged = Awaited<ReturnType<ReturnType<typeof useQuoteCalls>['judgeTires']>>['tires'][number];

const NONE: readonly PickerOption[] = [];
const VERDICTS = {
  fits: 'Fits',
  conditional: 'Fits with conditions',
  refused: 'Doesn’t fit',
  unknown: 'Fit unknown',
} as const;

/** The first reason against a tire. */
const reasonOf = ({ fit }: Judged): string => {
  const reason = fit?.kind === 'fits' ? undefined : fit?.reasons.find(({ isPassed }) => !isPassed);
  return reason === undefined ? '' : `: ${reason.text}`;
};

/** Verdict, prices and stock of a tire while it is chosen. */
const Detail = ({ tire }: { readonly tire: Judged }) => {
  const { fit, priceInCents, retailPriceInCents, priceLabel, inStock } = tire;
  return (
    <small className={styles.detail}>
      {fit !== null && (
        <span data-fit={fit.kind}>
          {VERDICTS[fit.kind]}
          {reasonOf(tire)}
        </span>
      )}
      <span>
        {priceLabel !== null && (
          <>
            <s>{formatMoney(retailPriceInCents)}</s>{' '}
          </>
        )}
        {formatMoney(priceInCents)}
        {priceLabel !== null && ` ${priceLabel}`}
      </span>
      <span>{inStock === 0 ? 'Out of stock' : `${inStock} in stock`}</span>
    </small>
  );
};

/** Finds a tire by its item number, size, brand or line, and marks whether it fits the vehicle. */
export const TireFinder = ({ onFind }: { readonly onFind: (option: PickerOption) => void }) => {
  const data = useQuoteCalls();
  const { error } = useBound('lines');
  const form = useWatch<QuoteForm>() as QuoteForm;
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const { data: options = NONE, isFetching } = useQuery({
    queryKey: ['reference', 'quotable', asked],
    queryFn: () => data.quotableTires(asked),
    enabled: asked.length > 1,
  });
  const about = {
    tireIds: options.map(({ value }) => value),
    vehicle: form.vehicle ?? null,
    zip: zipOf(form),
    email: emailOf(form),
  };
  const { data: judged } = useQuery({
    queryKey: ['quotable-verdicts', about],
    queryFn: () => data.judgeTires(about),
    enabled: options.length > 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const byId = new Map(judged?.tires.map((tire) => [tire.tireId, tire]));
  return (
    <PickerControl
      label="Add a tire"
      error={error}
      placeholder="Item number, size, brand or line"
      value={[]}
      options={options.map((option) => {
        const tire = byId.get(option.value);
        return tire === undefined ? option : { ...option, detail: <Detail tire={tire} /> };
      })}
      isLoading={isFetching}
      labelOf={(value) => value}
      onSearch={setText}
      onChange={([tireId]) => {
        const option = options.find(({ value }) => value === tireId);
        if (option !== undefined) onFind(option);
      }}
    />
  );
};
