import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetIdentity, useStore } from 'react-admin';

import { COLUMN_WIDTHS, type ColumnChoice, type ColumnWidth, NO_CHOICE } from './column-choice.js';

/** The signed-in person's choice of columns in the lists of `resource`, remembered for them alone. */
export const useColumnChoice = (resource: string) => {
  const { identity } = useGetIdentity();
  const owner = identity === undefined ? 'nobody' : String(identity.id);
  return useStore<ColumnChoice>(`columns.${owner}.${resource}`, NO_CHOICE);
};

const fromWidth = (width: ColumnWidth): string => `(min-width: ${COLUMN_WIDTHS[width]}px)`;

/** The column widths that the window has room for. */
export const useFittingWidths = (): readonly ColumnWidth[] => {
  const has: Readonly<Record<ColumnWidth, boolean>> = {
    M: useMediaQuery(fromWidth('M'), { noSsr: true }),
    L: useMediaQuery(fromWidth('L'), { noSsr: true }),
    XL: useMediaQuery(fromWidth('XL'), { noSsr: true }),
    XXL: useMediaQuery(fromWidth('XXL'), { noSsr: true }),
  };
  return (['M', 'L', 'XL', 'XXL'] as const).filter((width) => has[width]);
};
