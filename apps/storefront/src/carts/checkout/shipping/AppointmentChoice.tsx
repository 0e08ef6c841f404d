'use client';

import { firstAppointmentWords } from '@simpletread/domain';
import { AppointmentPicker, Button, EmptyState, Skeleton } from '@simpletread/ui';
import { useId } from 'react';
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

const Times = ({
  times,
  shopCode,
  isLoading,
  initial,
  onTryAgain,
  onShipToMe,
}: Omit<AppointmentChoiceProps, 'error'>) => {
  const hasScript = useHasScript();
  const calendar = times?.calendar ?? null;
  if (times === null || calendar === null || (hasScript && times.shopCode !== shopCode))
    return isLoading ? <Loading /> : <Failed onTryAgain={onTryAgain} />;
  const words = firstAppointmentWords(calendar);
  if (words === null) return <Full onShipToMe={onShipToMe} />;
  return (
    <>
      <p>{words}</p>
      <AppointmentPicker key={times.shopCode} days={calendar.days} initial={initial} />
    </>
  );
};

/** The appointment at the chosen shop. Without script, a button of the form loads its times. */
export const AppointmentChoice = ({ error, ...props }: AppointmentChoiceProps) => {
  const { times, shopCode, isLoading } = props;
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
          <Times {...props} />
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
