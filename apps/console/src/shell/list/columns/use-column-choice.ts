import useMediaQuery from '@mui/material/useMediaQuery';

import { useOwnChoice } from '../../stored-values/index.js';
import { COLUMN_WIDTHS, type ColumnWidth, isColumnChoice, NO_CHOICE } from './column-choice.js';

/** The signed-in person's choice of columns in the lists of `resource`, remembered for them alone. */
export const useColumnChoice = (resource: string) =>
  useOwnChoice({ about: ['columns', resource].join('.'), isChoice: isColumnChoice, first: NO_CHOICE });

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
