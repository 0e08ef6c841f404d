import type { Macro } from '@simpletread/contract';

import { DialogList } from '../../shell/dialog-list/index.js';
import { EditMacroDialog } from './EditMacroDialog.js';
import { stepsText } from './steps-text.js';

/** Macros that agents run on orders. */
export const MacroList = () => (
  <DialogList<Macro>
    resource="macros"
    title="Macros"
    searchHint="Name"
    newLabel="New macro"
    permission="macros.change"
    content={{ id: 'steps', label: 'Steps', render: ({ steps }) => stepsText(steps) }}
    dialog={(macro, onClose) => <EditMacroDialog macro={macro} onClose={onClose} />}
  />
);
