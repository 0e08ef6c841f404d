import { Clock, clockView } from '../../shell/clock/index.js';
import { useMinute } from '../../shell/time/index.js';
import { OverdueText } from './OverdueText.js';
import { type Promised, promiseOf } from './promise-window.js';

/** The time left of the promise that a request waits for, or by how much it is late. */
export const DueClock = ({ row }: { readonly row: Promised }) => {
  const now = useMinute();
  const promise = promiseOf(row);
  if (promise === null) return <>–</>;
  const isLate = clockView(new Date(promise.opensAt), new Date(promise.closesAt), now).kind === 'closed';
  return isLate ? <OverdueText dueAt={promise.closesAt} now={now} /> : <Clock {...promise} />;
};
