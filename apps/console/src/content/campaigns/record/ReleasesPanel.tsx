import Button from '@mui/material/Button';
import type { CampaignRecord } from '@simpletread/contract';
import { useState } from 'react';

import { useCan } from '../../../shell/auth/index.js';
import { Panel } from '../../../shell/detail/index.js';
import { Instant, useMinute } from '../../../shell/time/index.js';
import { mayMove } from '../may-move.js';
import { campaignInWords } from '../campaign-words.js';
import { type CampaignMove, canRollBackTo, rollBackTo } from './campaign-moves.js';
import { MoveDialog } from './MoveDialog.js';
import styles from '../../../shell/detail/Releases.module.css';
import { StateChanges } from './StateChanges.js';
import { useRuleNames } from './use-rule-names.js';

interface ReleasesPanelProps {
  readonly campaign: CampaignRecord;
  readonly isDirty: boolean;
}

/** Releases of a campaign with their changes, and the way back to each. */
export const ReleasesPanel = ({ campaign, isDirty }: ReleasesPanelProps) => {
  const can = useCan();
  const now = useMinute();
  const names = useRuleNames();
  const [move, setMove] = useState<CampaignMove | null>(null);
  const { releases, release: counting } = campaign;
  return (
    <Panel title="Releases">
      {releases.length === 0 && (
        <p className={styles.plain}>Not released yet, so shoppers haven’t seen it.</p>
      )}
      <ol className={styles.releases} reversed>
        {releases.map((release, index) => {
          const before = releases[index + 1];
          const mayGoBack = canRollBackTo(campaign, release, now) && mayMove(can, campaign, release.content);
          return (
            <li key={release.number} className={styles.release}>
              <div className={styles.releaseHead}>
                <span>
                  <b>Release {release.number}</b>
                  {release.number === counting && ', current'}{' '}
                  <span className={styles.quiet}>
                    <Instant at={release.releasedAt} isFull />, {release.releasedByName}
                    {release.repeats !== null && `, back to release ${release.repeats}`}
                  </span>
                </span>
                {mayGoBack && (
                  <Button
                    disabled={isDirty}
                    title={isDirty ? 'Save or discard the changes first' : ''}
                    onClick={() => setMove(rollBackTo(release, now))}
                  >
                    Roll back to release {release.number}
                  </Button>
                )}
              </div>
              <StateChanges
                before={before === undefined ? null : campaignInWords(before, names)}
                after={campaignInWords(release, names)}
                none="Same as the previous release."
              />
            </li>
          );
        })}
      </ol>
      {move !== null && <MoveDialog campaign={campaign} move={move} onClose={() => setMove(null)} />}
    </Panel>
  );
};
