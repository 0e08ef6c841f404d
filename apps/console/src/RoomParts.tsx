import type { ReactNode } from 'react';

import { OpenReturns } from './orders/index.js';
import { RecentVisits, useFoundRecords } from './insight/index.js';
import { RECORD_WORDS } from './record-words.js';
import { OpenAlerts } from './shell/alerts/index.js';
import { RecordWordsContext } from './shell/audit/index.js';
import { FailedMessages } from './shell/messages/index.js';
import { MenuBadges } from './shell/menu/index.js';
import { PaletteSource } from './shell/palette/index.js';
import { WaitingApprovals } from './sso/index.js';

const BADGES = {
  alerts: OpenAlerts,
  approvals: WaitingApprovals,
  messages: FailedMessages,
  returns: OpenReturns,
};

/** The parts that rooms add to the shell: words of their records, a badge in the menu, records that the palette finds. */
export const RoomParts = ({ children }: { readonly children: ReactNode }) => (
  <RecordWordsContext value={RECORD_WORDS}>
    <MenuBadges value={BADGES}>
      <RecentVisits />
      <PaletteSource value={useFoundRecords}>{children}</PaletteSource>
    </MenuBadges>
  </RecordWordsContext>
);
