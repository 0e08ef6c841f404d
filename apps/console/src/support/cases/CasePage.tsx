import type { AdminCase } from '@simpletread/contract';

import { RecordPage } from '../../shell/detail/index.js';
import { CaseDesk } from './CaseDesk.js';

const REFRESH_MS = 30_000;

/** One case: its thread, customer and order. */
export const CasePage = () => (
  <RecordPage<AdminCase> resource="cases" refreshMs={REFRESH_MS}>
    {(record) => (
      <>
        <title>{`${record.caseNumber} ${record.subject} · SimpleTread console`}</title>
        <h1>{record.caseNumber}</h1>
        <CaseDesk key={record.id} record={record} />
      </>
    )}
  </RecordPage>
);
