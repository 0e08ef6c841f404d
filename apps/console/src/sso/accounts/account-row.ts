import type { AccountRow as Row, AdminAccount } from '@simpletread/contract';

export type AccountRow = Row;
export type WholeAccount = AdminAccount;

/** What an account is, in one line. */
export const standingText = ({
  accountTypes,
  companyName,
}: Pick<Row, 'accountTypes' | 'companyName'>): string =>
  `${accountTypes.join(', ')}${companyName === null ? '' : ` for ${companyName}`}`;
