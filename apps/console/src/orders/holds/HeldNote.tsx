import type { AdminOrder } from '@simpletread/contract';

import { PageNote } from '../../shell/note/index.js';
import { Instant } from '../../shell/time/index.js';

/** Says that an order is on hold, since when, by whom and why. */
export const HeldNote = ({ hold }: { readonly hold: AdminOrder['hold'] }) =>
  hold === null ? null : (
    <PageNote tone="warning">
      On hold since <Instant at={hold.since} isFull /> by {hold.by}: {hold.reason}
    </PageNote>
  );
