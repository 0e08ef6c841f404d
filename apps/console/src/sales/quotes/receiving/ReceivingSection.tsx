import type { QuoteDeliveryInput } from '@simpletread/contract';
import type { Fulfilment } from '@simpletread/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { Panel } from '../../../shell/detail/index.js';
import { DialogFault } from '../../../shell/dialog/index.js';
import { RadioControl, useBound, useSettled } from '../../../shell/form/index.js';
import { CounterChoice } from './CounterChoice.js';
import type { ReceivingQuestion } from '../quote-calls.js';
import { useQuoteCalls } from '../quote-calls.js';
import { type QuoteForm, receivingQuestionOf, zipOf } from '../quote-form.js';
import { ShopChoice } from './ShopChoice.js';
import styles from '../Quotes.module.css';

const WAYS = [
  ['open', 'The customer chooses'],
  ['ship-to-shop', 'Installed at a shop'],
  ['ship-to-me', 'Shipped to the customer'],
  ['warehouse-pickup', 'Pickup at one of our counters'],
] as const satisfies readonly (readonly [Fulfilment | 'open', string])[];

const PLACELESS = { shopCode: null, pickupPointCode: null, appointment: null } as const;

/** The way to the customer, so the quoted total is the final one: a shop and a time, shipping, or a counter. */
export const ReceivingSection = () => {
  const { value: delivery, onChange, error } = useBound<QuoteDeliveryInput | null>('delivery');
  const form = useWatch<QuoteForm>() as QuoteForm;
  const data = useQuoteCalls();
  const asked = useSettled(JSON.stringify(receivingQuestionOf(form)));
  const question = JSON.parse(asked) as ReceivingQuestion | null;
  const needsPlaces = delivery !== null && delivery.fulfilment !== 'ship-to-me';
  const places = useQuery({
    queryKey: ['quote-receiving', asked],
    queryFn: () => (question === null ? null : data.receivingOptions(question)),
    enabled: question !== null && needsPlaces,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const zip = zipOf(form);
  return (
    <Panel title="Receiving">
      <div className={styles.receiving}>
        <RadioControl<(typeof WAYS)[number][0]>
          legend="How the customer gets the tires"
          options={WAYS}
          value={WAYS.find(([way]) => way === delivery?.fulfilment)?.[0] ?? 'open'}
          error={error}
          onChange={(way) => onChange(way === 'open' ? null : { fulfilment: way, ...PLACELESS })}
        />
        {needsPlaces && question === null && <p>Enter the ZIP code and add tires to see places and times.</p>}
        {needsPlaces && places.error !== null && <DialogFault>{places.error.message}</DialogFault>}
        {zip !== null && delivery?.fulfilment === 'ship-to-shop' && (
          <ShopChoice
            zip={zip}
            delivery={delivery}
            times={places.error === null ? (places.data?.times ?? null) : null}
            onChange={onChange}
          />
        )}
        {question !== null && delivery?.fulfilment === 'warehouse-pickup' && (
          <CounterChoice
            delivery={delivery}
            counters={places.error === null ? places.data?.counters : undefined}
            isPending={places.isPending}
            onChange={onChange}
          />
        )}
      </div>
    </Panel>
  );
};
