import { COMPARE_COOKIE, type Comparison, comparisonText, readComparison } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { readChosenTires } from '../../tires';
import { reportProblem } from '../../../shell/error-reports';
import { type TrayTire, trayTireOf } from './tray-tire';

/** Returns this browser's comparison. */
export const readOwnComparison = async (): Promise<Comparison> =>
  readComparison((await cookies()).get(COMPARE_COOKIE.name)?.value ?? '').comparison;

/** Returns it with names and pictures, for the tray. Never fails: a page works without its tray. */
export const readTray = async (): Promise<readonly TrayTire[]> => {
  const comparison = await readOwnComparison();
  if (comparison.length === 0) return [];
  try {
    return (await readChosenTires(comparisonText(comparison))).items.map(trayTireOf);
  } catch (error) {
    reportProblem('comparison tray', error);
    return [];
  }
};
