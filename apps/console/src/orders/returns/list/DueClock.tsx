import type { AdminReturnRow } from '@simpletread/contract';

import { Clock, clockView } from '../../../shell/clock/index.js';
import { useMinute } from '../../../shell/time/index.js';
import { promiseOf } from '../promise-window.js';
import { OverdueText } from './OverdueText.js';

/** The time left of the promise that a return waits for, or by how much it is late. */
export const DueClock = ({ row }: { readonly row: Pick<AdminReturnRow, 'waitsFor' | 'dueAt'> }) => {
  const now = useMinute();
  const promise = promiseOf(row);
  if (promise === null) return <>–</>;
  const isLate = clockView(new Date(promise.opensAt), new Date(promise.closesAt), now).kind === 'closed';
  return isLate ? <OverdueText dueAt={promise.closesAt} now={now} /> : <Clock {...promise} />;
};
