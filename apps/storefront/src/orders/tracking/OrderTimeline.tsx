import type { OrderView } from '@simpletread/contract';
import { pickupTimeWords, READY_FOR_PICKUP } from '@simpletread/domain';
import { Timeline, type TimelineState } from '@simpletread/ui';
import { tirePicture } from '../../shell/pictures';
import { progressBetween } from '../order';
import styles from './Tracking.module.css';
import { dayWords, momentWords } from '../../shell/time';

type Step = OrderView['steps'][number];

const STATES: Record<Step['state'], TimelineState> = {
  done: 'done',
  current: 'now',
  todo: 'todo',
  cancelled: 'cancelled',
};

const detailOf = ({ name, at }: Step, order: OrderView): string | undefined => {
  if (at !== null) return momentWords(at);
  if (name === 'Delivered' && order.estimatedDeliveryOn !== null)
    return `${dayWords(order.estimatedDeliveryOn)}, expected`;
  if (name === READY_FOR_PICKUP && order.pickupReadyBy !== null && order.pickupPoint !== null)
    return `by ${pickupTimeWords(new Date(order.pickupReadyBy), order.pickupPoint.timeZone)}`;
  return undefined;
};

/** An order's steps on the line, with the tire at its true position. */
export const OrderTimeline = ({ order, now }: { order: OrderView; now: Date }) => {
  const current = order.steps.find(({ state }) => state === 'current');
  const picture = tirePicture(order.lines[0]?.imageKey ?? '', 'hero', true);
  return (
    <Timeline
      className={styles.timeline ?? ''}
      progress={
        order.state === 'inTransit'
          ? progressBetween(current?.at ?? null, order.estimatedDeliveryOn, now)
          : 0.5
      }
      marker={picture === null ? undefined : <img src={picture} alt="" width={58} height={58} />}
      steps={order.steps.map((step) => ({
        id: step.name,
        label: step.name,
        detail: detailOf(step, order),
        state: STATES[step.state],
      }))}
    />
  );
};
