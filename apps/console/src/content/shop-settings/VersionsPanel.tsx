import Button from '@mui/material/Button';
import type { ShopSettings, ShopSettingsReply } from '@simpletread/contract';
import { EmptyState, Skeleton } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import styles from '../../shell/detail/Releases.module.css';
import { StateChanges, useRuleNames } from '../campaigns/index.js';
import { Panel } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { settingsInWords } from './settings-words.js';
import { useSettingsCalls } from './settings-calls.js';

interface VersionsPanelProps {
  readonly current: ShopSettingsReply;
  /** Edits that are not saved would be lost. */
  readonly isDirty: boolean;
}

interface Former {
  readonly name: string;
  readonly settings: ShopSettings;
}

const isSame = (a: ShopSettings, b: ShopSettings): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Former settings, their authors and changes, and the way back. */
export const VersionsPanel = ({ current, isDirty }: VersionsPanelProps) => {
  const data = useSettingsCalls();
  const can = useCan();
  const names = useRuleNames();
  const [former, setFormer] = useState<Former | null>(null);
  const {
    data: past,
    error,
    refetch,
  } = useQuery({
    queryKey: ['shop-settings', 'versions', current.version],
    queryFn: () => data.shopSettingsVersions(),
  });
  if (past === undefined)
    return (
      <Panel title="History">
        {error === null ? (
          <div className={styles.plain} aria-busy="true">
            <Skeleton width="70%" height={14} />
          </div>
        ) : (
          <EmptyState
            tone="error"
            layout="row"
            headingLevel={3}
            title="We couldn’t load the history"
            actions={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        )}
      </Panel>
    );
  const { defaults, versions } = past;
  const offer = (settings: ShopSettings, name: string) =>
    can('settings.change') &&
    !isSame(settings, current.settings) && (
      <Button
        disabled={isDirty}
        title={isDirty ? 'Save or discard the changes first' : ''}
        aria-label={`Restore ${name}`}
        onClick={() => setFormer({ name, settings })}
      >
        Restore
      </Button>
    );
  return (
    <Panel title="History">
      <ol className={styles.releases} aria-label="Changes, the newest first">
        {versions.map((version, index) => {
          const name = `version ${version.version}`;
          const before = versions[index + 1]?.settings ?? defaults;
          return (
            <li key={`${version.version} ${version.changedAt}`} className={styles.release}>
              <div className={styles.releaseHead}>
                <span>
                  <b>Version {version.version}</b>{' '}
                  <span className={styles.quiet}>
                    <Instant at={version.changedAt} isFull />
                    {version.changedByName === null ? '' : `, ${version.changedByName}`}
                  </span>
                </span>
                {offer(version.settings, name)}
              </div>
              <StateChanges
                before={settingsInWords(before, names)}
                after={settingsInWords(version.settings, names)}
                none="No changes."
              />
            </li>
          );
        })}
        <li className={styles.release}>
          <div className={styles.releaseHead}>
            <b>Original settings</b>
            {offer(defaults, 'the original settings')}
          </div>
        </li>
      </ol>
      {former !== null && (
        <ConfirmDialog
          title={`Restore ${former.name}`}
          confirm="Restore"
          before={current.settings}
          after={former.settings}
          version={current.version}
          onDone={() => setFormer(null)}
          onClose={() => setFormer(null)}
        />
      )}
    </Panel>
  );
};
