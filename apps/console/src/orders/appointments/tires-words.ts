import type { OrderAppointments } from '@simpletread/contract';
import { fullDayWords, shopClosedWords, type TiresBasis } from '@simpletread/domain';

type FirstDay = Pick<OrderAppointments, 'firstDate' | 'tires' | 'days'>;

const day = (date: string | null): string => (date === null ? '' : fullDayWords(date));

const REASONS: Readonly<Record<TiresBasis, (tires: FirstDay['tires']) => string>> = {
  delivered: ({ on }) => `The tires arrived on ${day(on)}.`,
  promised: ({ on }) =>
    `The warehouse promises these tires at the shop by ${day(on)}, so they can be mounted from the next open day. Checkout uses the slowest warehouse and may have started later.`,
  late: ({ on, promisedOn }) =>
    `The tires are late: they were promised by ${day(promisedOn)}. They arrive by ${day(on)} at the earliest and can be mounted from the next open day.`,
  held: ({ on }) =>
    `The order is on hold. Released today, its tires arrive by ${day(on)} and can be mounted from the next open day.`,
  asked: ({ on }) =>
    `The buyer was asked to wait: the tires arrive by ${day(on)} and can be mounted from the next open day.`,
  unknown: () => 'These tires have no promised day. Times are based on ordering them now.',
};

/** The first day that can be chosen, why it is that one, and the holidays after it. */
export const tiresWords = ({ firstDate, tires, days }: FirstDay): string =>
  [
    `Times start on ${fullDayWords(firstDate)}.`,
    REASONS[tires.basis](tires),
    shopClosedWords({ firstDate, days }),
  ]
    .filter((words) => words !== '')
    .join(' ');
