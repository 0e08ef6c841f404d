import Button from '@mui/material/Button';
import { EmptyState } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import { useCan } from '../../shell/auth/index.js';
import { AccessDeniedPage, PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './Settings.module.css';
import { SettingsEditor } from './SettingsEditor.js';
import { useSettingsCalls } from './settings-calls.js';

const REFRESH_MS = 30_000;

/** Settings of every page: service, pay-later discounts, pages, footer. */
export const SettingsPage = () => {
  const data = useSettingsCalls();
  const can = useCan();
  const {
    data: current,
    error,
    refetch,
  } = useQuery({
    queryKey: ['shop-settings', 'current'],
    queryFn: () => data.shopSettings(),
    refetchInterval: REFRESH_MS,
    enabled: can('campaigns.read'),
  });
  if (current === undefined && error !== null)
    return (
      <EmptyState
        tone="error"
        title="We couldn’t load the settings"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    );
  if (!can('campaigns.read')) return <AccessDeniedPage />;
  if (current === undefined) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title="Shop settings"
        note={
          can('settings.change') ? (
            current.updatedAt === null ? (
              'Original settings'
            ) : (
              <>
                Changed <Instant at={current.updatedAt} isFull /> ET
              </>
            )
          ) : (
            'Read-only for your role'
          )
        }
      />
      <div className={styles.stack}>
        <SettingsEditor current={current} />
      </div>
    </>
  );
};
