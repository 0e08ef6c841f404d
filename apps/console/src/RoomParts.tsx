import type { ReactNode } from 'react';

import { menuCounts, RecentVisits, useFoundRecords, useWaiting } from './insight/index.js';
import { OrderSections } from './orders/index.js';
import { RECORD_WORDS } from './record-words.js';
import { RecordWordsContext } from './shell/audit/index.js';
import { MenuCounts } from './shell/menu/index.js';
import { PaletteSource } from './shell/palette/index.js';
import { orderCases } from './support/index.js';

const WaitingCounts = ({ children }: { readonly children: ReactNode }) => {
  const { waiting } = useWaiting();
  return <MenuCounts value={menuCounts(waiting)}>{children}</MenuCounts>;
};

/** The parts that rooms add to the shell: words of their records, counts in the menu, records that the palette finds, sections of a page. */
export const RoomParts = ({ children }: { readonly children: ReactNode }) => (
  <RecordWordsContext value={RECORD_WORDS}>
    <WaitingCounts>
      <RecentVisits />
      <PaletteSource value={useFoundRecords}>
        <OrderSections value={orderCases}>{children}</OrderSections>
      </PaletteSource>
    </WaitingCounts>
  </RecordWordsContext>
);
