const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const dayText = (isoDay: string): string => DAY.format(new Date(`${isoDay}T00:00:00Z`));

/** `Tue, Nov 24`, or where the last day is another `Tue, Nov 24 to Wed, Nov 25`. */
export const deliveryWords = ({
  earliestOn,
  latestOn,
}: {
  readonly earliestOn: string;
  readonly latestOn: string;
}): string =>
  earliestOn === latestOn ? dayText(earliestOn) : `${dayText(earliestOn)} to ${dayText(latestOn)}`;
