import type { AccountRow as Row, AdminAccount } from '@simpletread/contract';

export type AccountRow = Row;
export type WholeAccount = AdminAccount;

/** An account in one line. */
export const standingText = ({
  accountTypes,
  companyName,
}: Pick<Row, 'accountTypes' | 'companyName'>): string =>
  `${accountTypes.join(', ')}${companyName === null ? '' : ` for ${companyName}`}`;
