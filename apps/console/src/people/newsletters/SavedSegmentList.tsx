import type { SavedSegment } from '@simpletread/contract';
import { segmentWords } from '@simpletread/domain';

import { DialogList } from '../../shell/dialog-list/index.js';
import { SavedSegmentDialog } from './SavedSegmentDialog.js';

/** Segments that newsletters can choose by name. */
export const SavedSegmentList = () => (
  <DialogList<SavedSegment>
    resource="newsletter-segments"
    title="Saved segments"
    searchHint="Name"
    newLabel="New segment"
    permission="newsletters.change"
    content={{ id: 'segment', label: 'Recipients', render: ({ segment }) => segmentWords(segment) }}
    consequence="Newsletters that use it keep their recipients."
    dialog={(saved, onClose) => <SavedSegmentDialog saved={saved} onClose={onClose} />}
  />
);
