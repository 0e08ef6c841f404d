import type { CampaignRecord } from '@simpletread/contract';

import { useCan } from '../../../shell/auth/index.js';
import { DeleteDraft } from '../../../shell/editor/index.js';
import { mayMove } from '../may-move.js';

/** Deletes a draft. */
export const DeleteButton = ({ campaign }: { readonly campaign: CampaignRecord }) => {
  const can = useCan();
  const { id, name, version, state } = campaign;
  if (state !== 'draft' || !mayMove(can, campaign)) return null;
  return (
    <DeleteDraft id={id} name={name} version={version} resource="campaigns">
      It was never live. Its promotions and price lists stay, and the audit log keeps a copy.
    </DeleteDraft>
  );
};
