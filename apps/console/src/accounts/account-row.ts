import type { AccountRow as Row, AdminAccount } from '@simpletread/contract';
import type { VerifiedGroup } from '@simpletread/domain';

export type AccountRow = Row;
export type WholeAccount = AdminAccount;

export const GROUP_WORDS: Readonly<Record<VerifiedGroup, string>> = {
  military: 'Military',
  student: 'Student',
  teacher: 'Teacher',
};

/** What an account is, in one line. */
export const standingText = ({
  accountTypes,
  companyName,
}: Pick<Row, 'accountTypes' | 'companyName'>): string =>
  `${accountTypes.join(', ')}${companyName === null ? '' : ` for ${companyName}`}`;

export const SOURCE_WORDS = {
  application: 'Applied for',
  staff: 'Given by staff',
  employer: 'Work e-mail',
} as const;
