import Button from '@mui/material/Button';
import type { CampaignRecord } from '@simpletread/contract';
import { useToast } from '@simpletread/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useConsoleData } from '../../api/use-console-data.js';
import { useCan } from '../../auth/use-can.js';
import { FormDialog } from '../../dialog/FormDialog.js';
import { useDeed } from '../../dialog/use-deed.js';
import { mayMove } from '../may-move.js';

/** Deletes a draft, asked once more; it can be had back as it was. */
export const DeleteButton = ({ campaign }: { readonly campaign: CampaignRecord }) => {
  const can = useCan();
  const data = useConsoleData();
  const show = useToast();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { id, name, version, state } = campaign;
  const restoration = useDeed({
    run: (_: null, key) => data.restoreCampaign(id, key),
    reload: ['campaigns', 'history'],
    done: () => `${name} is back.`,
    onDone: () => void navigate(`/campaigns/${id}/show`),
    isAlone: true,
  });
  const deletion = useDeed({
    run: (seen: number, key) => data.deleteCampaign(id, seen, key),
    reload: ['campaigns'],
    done: () => null,
    onDone: () => {
      void navigate('/campaigns');
      show({
        message: `${name} is deleted.`,
        action: { label: 'Undo', onAction: () => restoration.start(null) },
      });
    },
  });
  if (state !== 'draft' || !mayMove(can, campaign)) return null;
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked && (
        <FormDialog
          title={`Delete ${name}`}
          confirm="Delete"
          isDangerous
          isBusy={deletion.isBusy}
          error={deletion.error}
          onSubmit={() => deletion.start(version)}
          onClose={() => setAsked(false)}
        >
          <p>
            It was never in the shop. Its promotions and price lists stay, and the audit keeps what it was.
          </p>
        </FormDialog>
      )}
    </>
  );
};
