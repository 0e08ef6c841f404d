import type { OrderAppointments } from '@simpletread/contract';
import { fullDayWords, type TiresBasis } from '@simpletread/domain';

type Told = Pick<OrderAppointments, 'firstDate' | 'tires'>;

const day = (date: string | null): string => (date === null ? '' : fullDayWords(date));

const REASONS: Readonly<Record<TiresBasis, (tires: Told['tires']) => string>> = {
  delivered: ({ on }) => `The tires came on ${day(on)}.`,
  promised: ({ on }) =>
    `The warehouse that sends these tires promises them at the shop by ${day(on)}, mounted from the next open day on. Checkout goes by the slowest warehouse and may have begun later.`,
  late: ({ on, promisedOn }) =>
    `The tires are late: promised by ${day(promisedOn)}, not there yet. They can be there by ${day(on)} at the earliest, mounted from the next open day on.`,
  unknown: () => 'No day was promised for these tires: times begin as if they were ordered now.',
};

/** The first day that can be chosen, and why it is that one. */
export const tiresWords = ({ firstDate, tires }: Told): string =>
  `Times begin on ${fullDayWords(firstDate)}. ${REASONS[tires.basis](tires)}`;
