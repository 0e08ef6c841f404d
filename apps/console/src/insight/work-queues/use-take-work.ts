import { isOwnedRecord, workQueue } from '@simpletread/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';

import { useNotice } from '../../shell/action/index.js';
import { newIdempotencyKey } from '../../shell/api/index.js';
import { OWNER_READS, useMayOwn, useOwnerCalls } from '../../shell/work-owners/index.js';
import type { NextWork } from './next-work.js';

/** Makes the next record the person's own, if its kind has owners. False if a colleague was faster: the queues are read again. */
export const useTakeWork = () => {
  const calls = useOwnerCalls();
  const notice = useNotice();
  const queryClient = useQueryClient();
  const { identity } = useGetIdentity();
  const mayOwn = useMayOwn();
  return async ({ queue, next: { id } }: NextWork): Promise<boolean> => {
    const { list } = workQueue(queue);
    if (!isOwnedRecord(list) || !mayOwn(list)) return true;
    try {
      const { owner } = await calls.workOwner(list, id);
      if (owner?.staffId === String(identity?.id)) return true;
      await calls.setWorkOwner(list, id, { to: 'me', seen: null }, newIdempotencyKey());
      return true;
    } catch (error) {
      notice.warn(error instanceof Error ? error.message : 'Try again.');
      return false;
    } finally {
      for (const name of OWNER_READS) void queryClient.invalidateQueries({ queryKey: [name] });
    }
  };
};
