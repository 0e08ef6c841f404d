import type { VerdictChangesReply } from '@simpletread/contract';
import type { RecordValues } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';

import { useConsoleData } from '../api/use-console-data.js';
import { VerdictChanges } from './VerdictChanges.js';

interface VerdictsProps {
  /** The fitment that is there; null for a new one. */
  readonly id: string | null;
  /** Its fields afterwards; null for one that is removed. */
  readonly values: RecordValues | null;
}

/** Which tires get another verdict by a change of one fitment. */
export const Verdicts = ({ id, values }: VerdictsProps) => {
  const data = useConsoleData();
  const { data: found, error } = useQuery<VerdictChangesReply>({
    queryKey: ['fitment-verdicts', id, values],
    queryFn: () => data.tryVerdicts(id, values),
  });
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (found === undefined) return <p role="status">Judging the tires…</p>;
  return <VerdictChanges found={found} />;
};
