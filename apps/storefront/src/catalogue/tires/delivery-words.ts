import type { ProductReply } from '@simpletread/contract';

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const dayText = (isoDay: string): string => DAY.format(new Date(`${isoDay}T00:00:00Z`));

type Delivery = NonNullable<ProductReply['delivery']>;

/** `2 PM ET`: the hour by the warehouse's clock. */
const hourText = ({ cutOffHour, timeZone }: Pick<Delivery, 'cutOffHour' | 'timeZone'>): string => {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  const hour = cutOffHour % 12 === 0 ? 12 : cutOffHour % 12;
  return `${hour} ${cutOffHour < 12 ? 'AM' : 'PM'} ${zone?.value ?? timeZone}`;
};

/** Returns the tires' origin, cut-off and transit time, the basis of the arrival dates. */
export const dispatchWords = (
  delivery: Pick<Delivery, 'fromWarehouse' | 'shipsOn' | 'cutOffHour' | 'timeZone' | 'transitDays'>,
): string => {
  const { fromWarehouse, shipsOn, transitDays } = delivery;
  return `Order by ${hourText(delivery)} ${dayText(shipsOn)}: they leave ${fromWarehouse} that day and take at least ${transitDays} business days, not counting weekends and federal holidays.`;
};

/** Returns `Tue, Nov 24`, or if the last day differs, `Tue, Nov 24 to Wed, Nov 25`. */
export const deliveryWords = ({
  earliestOn,
  latestOn,
}: {
  readonly earliestOn: string;
  readonly latestOn: string;
}): string =>
  earliestOn === latestOn ? dayText(earliestOn) : `${dayText(earliestOn)} to ${dayText(latestOn)}`;
