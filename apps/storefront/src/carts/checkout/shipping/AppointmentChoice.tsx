'use client';

import { AppointmentPicker, type AppointmentDay, Button, EmptyState, Skeleton } from '@simpletread/ui';
import { useId } from 'react';
import { useHasScript } from '../../../shell/controls';
import { ChoiceError } from './ChoiceError';
import shipping from './Shipping.module.css';
import { useAnswered } from '../../../shell/forms';
import styles from './Appointment.module.css';
import type { ShippingState } from './shipping-state';
import type { ShopTimes } from './shop-times';

const hasFreeSlot = (days: readonly AppointmentDay[]): boolean =>
  days.some(({ waits, dropOffs }) => [...waits, ...dropOffs].some(({ isFree }) => isFree));

interface AppointmentChoiceProps {
  /** Of the cart's shop; null while it has none. */
  readonly times: ShopTimes | null;
  /** The shop that is chosen on this page. */
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
      Asking the shop for its free times.
    </p>
    <Skeleton width="100%" height={60} />
    <Skeleton width="100%" height={54} />
    <Skeleton width="70%" height={34} />
  </div>
);

const Failed = ({ onTryAgain }: Pick<AppointmentChoiceProps, 'onTryAgain'>) => (
  <EmptyState
    title="We could not load the times of this shop"
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
    Another shop may have one, or have the tires shipped to you.
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
  if (times === null || times.days === null || (hasScript && times.shopCode !== shopCode))
    return isLoading ? <Loading /> : <Failed onTryAgain={onTryAgain} />;
  if (!hasFreeSlot(times.days)) return <Full onShipToMe={onShipToMe} />;
  return <AppointmentPicker key={times.shopCode} days={times.days} initial={initial} />;
};

/** When the chosen shop mounts the tires. Without script its times come by a button of the form. */
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
      <legend>When to come</legend>
      {isAsked && (
        <>
          <p className="t-muted t-small">
            From the first day on which the tires are there whichever of our warehouses they come from, up to
            30 days ahead. Times are those of the shop.
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
