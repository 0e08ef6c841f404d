import type { AdminCaseRow } from '@simpletread/contract';
import { caseChannelLabel, casePriorityLabel, caseStateWord } from '@simpletread/domain';

import type { CsvColumn } from '../../shell/list/index.js';

/** The columns of the inbox as a file. */
export const CASE_CSV: readonly CsvColumn<AdminCaseRow>[] = [
  { label: 'Case', value: ({ caseNumber }) => caseNumber },
  { label: 'State', value: ({ state }) => caseStateWord(state) },
  { label: 'Channel', value: ({ channel }) => caseChannelLabel(channel) },
  { label: 'Subject', value: ({ subject }) => subject },
  { label: 'Customer', value: ({ name }) => name },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Order', value: ({ orderNumber }) => orderNumber ?? '' },
  { label: 'Priority', value: ({ priority }) => casePriorityLabel(priority) },
  { label: 'Tags', value: ({ tags }) => tags.join(', ') },
  { label: 'Owner', value: ({ owner }) => owner?.name ?? '' },
  { label: 'Opened', value: ({ openedAt }) => openedAt },
  { label: 'Last message', value: ({ lastMessageAt }) => lastMessageAt },
  { label: 'Answer due', value: ({ answerDueAt }) => answerDueAt ?? '' },
];
