'use client';

import {
  type AppointmentChoice,
  firstAppointmentWords,
  isFreeTime,
  wishedTimeWords,
  wishGoneWords,
} from '@simpletread/domain';
import { AppointmentPicker, Banner, Button, pickedOf } from '@simpletread/ui';
import { useActionState } from 'react';
import { PageLink } from '../../../shell/controls';
import { installHere } from './install-here';
import styles from './InstallHere.module.css';
import type { TimesHere } from './read-times-here';

interface InstallHereProps extends TimesHere {
  readonly shopCode: string;
  /** True if the shopper's tires, or the next ones, are installed here. */
  readonly isChosen: boolean;
  readonly hasTires: boolean;
  /** The time that the shopper chose here before; null without one. */
  readonly time: AppointmentChoice | null;
  /** The time to begin with; null for the chosen one. */
  readonly wanted: AppointmentChoice | null;
}

const NO_TIME = 'No free time at this shop in the next 30 days.';

const Chosen = ({ hasTires, time, calendar }: Pick<InstallHereProps, 'hasTires' | 'time' | 'calendar'>) => {
  const isGone = time !== null && calendar !== null && !isFreeTime(calendar.days, time);
  return (
    <div className={styles.part}>
      <p role="status">
        {hasTires ? 'Your tires will be installed here.' : 'This shop is chosen for your next tires.'}
        {time !== null &&
          !isGone &&
          ` Your time: ${wishedTimeWords(time)}. Checkout books it if it is still free.`}
        {isGone && ` ${wishGoneWords(time)}`}
      </p>
      <Button href={hasTires ? '/cart' : '/'} linkAs={PageLink} variant="cta">
        {hasTires ? 'Go to cart' : 'Find your tires'}
      </Button>
    </div>
  );
};

type TimesProps = Pick<InstallHereProps, 'hasTires' | 'calendar' | 'time' | 'wanted'>;

const Times = ({ hasTires, calendar, time, wanted }: TimesProps) => {
  if (calendar === null) return <p>You choose a time at checkout.</p>;
  const words = firstAppointmentWords(calendar, hasTires ? 'Your tires' : 'Tires ordered today');
  if (words === null) return <p>{NO_TIME}</p>;
  return (
    <fieldset id="times" className={styles.times}>
      <legend>Choose a time</legend>
      <p className="t-muted t-small">
        {words} Times are the shop’s local time. A time is yours once you have paid.
      </p>
      {wanted !== null && !isFreeTime(calendar.days, wanted) && <p role="status">{wishGoneWords(wanted)}</p>}
      <AppointmentPicker days={calendar.days} initial={pickedOf(wanted ?? time)} />
    </fieldset>
  );
};

/** Chooses a shop, and a time there, for the installation of the shopper's tires, now or once there are some. */
export const InstallHere = (props: InstallHereProps) => {
  const { shopCode, isChosen, hasTires, calendar, refusal, time, wanted } = props;
  const [{ error }, action, isChoosing] = useActionState(installHere, { error: null });
  const hasTimes = calendar !== null && firstAppointmentWords(calendar) !== null;
  return (
    <>
      {isChosen && refusal === null && <Chosen hasTires={hasTires} time={time} calendar={calendar} />}
      {refusal !== null && <Banner tone="bad">{refusal}</Banner>}
      {refusal === null && (!isChosen || hasTimes) && (
        <form action={action} className={styles.form}>
          <input type="hidden" name="shop" value={shopCode} />
          {isChosen && <input type="hidden" name="isTimeNeeded" value="yes" />}
          <Times hasTires={hasTires} calendar={calendar} time={time} wanted={wanted} />
          {error !== null && (
            <Banner tone="bad" isLive>
              {error}
            </Banner>
          )}
          <Button type="submit" variant={isChosen ? 'ghost' : 'cta'} isLoading={isChoosing}>
            {isChosen ? 'Save time' : 'Install here'}
          </Button>
        </form>
      )}
    </>
  );
};
