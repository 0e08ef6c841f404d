import Button from '@mui/material/Button';
import type { CampaignRecord } from '@simpletread/contract';
import { useState } from 'react';

import { useCan } from '../../../shell/auth/index.js';
import { useMinute } from '../../../shell/time/index.js';
import { mayMove } from '../may-move.js';
import { type CampaignMove, movesOf } from './campaign-moves.js';
import { MoveDialog } from './MoveDialog.js';

interface MoveButtonsProps {
  readonly campaign: CampaignRecord;
  /** Edits that are not saved would not go along. */
  readonly isDirty: boolean;
}

/** A person's actions on a campaign's publication, each with a confirmation. */
export const MoveButtons = ({ campaign, isDirty }: MoveButtonsProps) => {
  const can = useCan();
  const now = useMinute();
  const [move, setMove] = useState<CampaignMove | null>(null);
  const moves = movesOf(campaign, now).filter(({ release }) => mayMove(can, campaign, release?.content));
  return (
    <>
      {moves.map((one) => {
        const isRefused = one.kind === 'schedule' && campaign.obstacle !== null;
        return (
          <Button
            key={one.kind}
            disabled={isDirty || isRefused}
            title={isDirty ? 'Save or discard the changes first' : isRefused ? (campaign.obstacle ?? '') : ''}
            variant={one.kind === 'schedule' ? 'contained' : 'outlined'}
            {...(one.isDangerous ? { color: 'error' as const } : {})}
            onClick={() => setMove(one)}
          >
            {one.button}
          </Button>
        );
      })}
      {move !== null && <MoveDialog campaign={campaign} move={move} onClose={() => setMove(null)} />}
    </>
  );
};
