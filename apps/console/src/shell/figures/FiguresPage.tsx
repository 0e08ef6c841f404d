import Button from '@mui/material/Button';
import {
  FIGURE_PERIODS,
  type FigurePeriod,
  figurePeriodText,
  type StaffPermission,
} from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useCan } from '../auth/index.js';
import { SelectControl } from '../form/index.js';
import { AccessDeniedPage, PageHeader, PageSkeleton } from '../frame/index.js';
import { downloadCsv } from '../list/index.js';
import styles from './Figures.module.css';

interface FiguresPageProps<Figures> {
  /** Names the query, and its file. */
  readonly name: string;
  readonly title: string;
  readonly permission: StaffPermission;
  readonly read: (period: FigurePeriod) => Promise<Figures>;
  readonly note?: (figures: Figures) => string;
  readonly csv?: (period: FigurePeriod, figures: Figures) => string;
  readonly canPrint?: boolean;
  readonly children: (figures: Figures) => ReactNode;
}

const isPeriod = (text: string | null): text is FigurePeriod =>
  FIGURE_PERIODS.some((period) => period === text);

/** Figures of the period that the address names, the last 90 days unless it does. Another period shows the old ones until it has its own. */
export const FiguresPage = <Figures,>({
  name,
  title,
  permission,
  read,
  note,
  csv,
  canPrint = false,
  children,
}: FiguresPageProps<Figures>) => {
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const asked = params.get('period');
  const period = isPeriod(asked) ? asked : 'quarter';
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [name, period],
    queryFn: () => read(period),
    enabled: can(permission),
    placeholderData: keepPreviousData,
  });
  if (!can(permission)) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader
        title={title}
        note={data === undefined ? undefined : note?.(data)}
        actions={
          <>
            <div className={styles.period}>
              <SelectControl
                label="Period"
                isLabelHidden
                value={period}
                options={FIGURE_PERIODS.map((each) => [each, figurePeriodText(each)] as const)}
                onChange={(chosen) => setParams({ period: chosen }, { replace: true })}
              />
            </div>
            {csv !== undefined && (
              <Button
                startIcon={<Download size={15} aria-hidden="true" />}
                disabled={data === undefined || isPlaceholderData}
                onClick={() => data !== undefined && downloadCsv(`${name}-${period}`, csv(period, data))}
              >
                Export
              </Button>
            )}
            {canPrint && (
              <Button startIcon={<Printer size={15} aria-hidden="true" />} onClick={() => window.print()}>
                Print
              </Button>
            )}
          </>
        }
      />
      {data !== undefined && children(data)}
      {data === undefined && error === null && <PageSkeleton />}
      {data === undefined && error !== null && (
        <EmptyState
          tone="error"
          title="Sorry, something went wrong"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {error.message}
        </EmptyState>
      )}
    </>
  );
};
