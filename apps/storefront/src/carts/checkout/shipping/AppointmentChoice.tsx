'use client';

import { firstAppointmentWords, laterArrivalWords } from '@simpletread/domain';
import { AppointmentPicker, Button, EmptyState, type PickedAppointment, Skeleton } from '@simpletread/ui';
import { useId, useState } from 'react';
import { useHasScript } from '../../../shell/controls';
import { ChoiceError } from './ChoiceError';
import shipping from './Shipping.module.css';
import { useAnswered } from '../../../shell/form';
import styles from './Appointment.module.css';
import type { ShippingState } from './shipping-state';
import type { ShopTimes } from './shop-times';

interface AppointmentChoiceProps {
  /** The cart's shop; null without one. */
  readonly times: ShopTimes | null;
  /** The shop chosen on this page. */
  readonly shopCode: string | null;
  readonly isLoading: boolean;
  readonly initial: ShippingState['appointment'];
  readonly error: string | undefined;
  readonly onTryAgain: () => void;
  readonly onShipToMe: () => void;
}

const Loading = () => (
  <div aria-busy="true" className={styles.loading}>
    <p role="status" className="t-small t-muted">
      Loading the shop’s free times.
    </p>
    <Skeleton width="100%" height={60} />
    <Skeleton width="100%" height={54} />
    <Skeleton width="70%" height={34} />
  </div>
);

const Failed = ({ onTryAgain }: Pick<AppointmentChoiceProps, 'onTryAgain'>) => (
  <EmptyState
    title="We couldn’t load this shop’s times"
    tone="error"
    layout="row"
    headingLevel={4}
    actions={
      <Button variant="ghost" onClick={onTryAgain}>
        Try again
      </Button>
    }
  >
    Try again, or choose another shop.
  </EmptyState>
);

const Full = ({ onShipToMe }: Pick<AppointmentChoiceProps, 'onShipToMe'>) => (
  <EmptyState
    title="No free time at this shop in the next 30 days"
    layout="row"
    headingLevel={4}
    actions={
      <>
        <Button href="#shops" variant="ghost">
          Choose another shop
        </Button>
        <Button variant="ghost" onClick={onShipToMe}>
          Ship to me instead
        </Button>
      </>
    }
  >
    Try another shop, or ship the tires to yourself.
  </EmptyState>
);

interface TimesProps extends Omit<AppointmentChoiceProps, 'error' | 'initial'> {
  readonly chosen: PickedAppointment;
  /** The day chosen for this cart; null without one. */
  readonly chosenDate: string | null;
  readonly onPick: (picked: PickedAppointment) => void;
}

/** The choice as fields of the form, while its picker waits for the times. */
const ChosenFields = ({ chosen: { stay, date, key } }: Pick<TimesProps, 'chosen'>) =>
  key !== null && (
    <>
      <input type="hidden" name="stay" value={stay ?? ''} />
      <input type="hidden" name="day" value={date ?? ''} />
      <input type="hidden" name="slot" value={key} />
    </>
  );

const Times = (props: TimesProps) => {
  const { times, shopCode, isLoading, chosen, chosenDate, onPick, onTryAgain, onShipToMe } = props;
  const hasScript = useHasScript();
  const calendar = times?.calendar ?? null;
  if (times === null || calendar === null || (hasScript && times.shopCode !== shopCode))
    return (
      <>
        {isLoading ? <Loading /> : <Failed onTryAgain={onTryAgain} />}
        <ChosenFields chosen={chosen} />
      </>
    );
  const words = firstAppointmentWords(calendar);
  if (words === null) return <Full onShipToMe={onShipToMe} />;
  const moved = laterArrivalWords(chosenDate, calendar);
  return (
    <>
      <p role={moved === '' ? undefined : 'status'}>{moved === '' ? words : moved}</p>
      <AppointmentPicker key={times.shopCode} days={calendar.days} initial={chosen} onPick={onPick} />
    </>
  );
};

/** The appointment at the chosen shop. Without script, a button of the form loads its times. */
export const AppointmentChoice = ({ error, initial, ...props }: AppointmentChoiceProps) => {
  const { times, shopCode, isLoading } = props;
  // An older answer of the server can take the times away for a moment; the chosen one stays.
  const [kept, setKept] = useState<{ shopCode: string | null; picked: PickedAppointment } | null>(null);
  const picked = kept !== null && kept.shopCode === shopCode ? kept.picked : null;
  const chosen = picked ?? initial;
  // Without an error, the first choice can be that of an earlier cart.
  const chosenDate = picked === null && error === undefined ? null : chosen.date;
  const errorId = useId();
  const { shown: shownError, answer } = useAnswered(error);
  const hasScript = useHasScript();
  const isAsked = shopCode !== null || times !== null;
  if (hasScript && !isAsked) return null;
  return (
    <fieldset
      id="times"
      className={shipping.choice}
      onChange={answer}
      aria-busy={isLoading || undefined}
      aria-describedby={shownError === undefined ? undefined : errorId}
    >
      <legend>Appointment</legend>
      {isAsked && (
        <>
          <p className="t-muted t-small">
            Choose a time after the tires arrive, up to 30 days ahead. Times are in the shop’s local time.
          </p>
          <ChoiceError id={errorId} error={shownError} />
          <Times
            {...props}
            chosen={chosen}
            chosenDate={chosenDate}
            onPick={(next) => setKept({ shopCode, picked: next })}
          />
        </>
      )}
      {!hasScript && (
        <Button type="submit" name="ask" value="times" variant="ghost" formNoValidate>
          Show times
        </Button>
      )}
    </fieldset>
  );
};
