import { shareRecord } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../api/index.js';

/** Reports that a record is open, and reads who else has it open. */
export const presenceCalls = {
  shareRecord: (body: BodyOf<typeof shareRecord>) => client.call(shareRecord, { body }),
  /** Outlives the page. Ignores failures, such as an ended session: the server forgets the tab anyway. */
  leaveRecord: async (tab: Omit<BodyOf<typeof shareRecord>, 'isEditing' | 'isLeaving'>): Promise<void> => {
    const body = { ...tab, isEditing: false, isLeaving: true };
    await client.call(shareRecord, { body }, { init: { keepalive: true } }).catch(() => undefined);
  },
};

export const usePresenceCalls = () => useCalls(presenceCalls);
