import type { CampaignRecord } from '@simpletread/contract';

import { useConsoleData } from '../../api/use-console-data.js';
import { useCan } from '../../auth/use-can.js';
import { DeleteDraft } from '../../editor/DeleteDraft.js';
import { mayMove } from '../may-move.js';

/** Deletes a draft; it can be had back as it was. */
export const DeleteButton = ({ campaign }: { readonly campaign: CampaignRecord }) => {
  const can = useCan();
  const data = useConsoleData();
  const { id, name, version, state } = campaign;
  if (state !== 'draft' || !mayMove(can, campaign)) return null;
  return (
    <DeleteDraft
      id={id}
      name={name}
      version={version}
      resource="campaigns"
      remove={data.deleteCampaign}
      restore={data.restoreCampaign}
    >
      It was never in the shop. Its promotions and price lists stay, and the audit keeps what it was.
    </DeleteDraft>
  );
};
