import type { AdminCoverageClaim } from '@simpletread/contract';
import {
  COVERAGE_YEARS,
  formatMoney,
  fullDayWords,
  monthsAfter,
  REPAIR_LIMIT,
  replacementLimit,
  ROADSIDE_LIMIT,
} from '@simpletread/domain';

import { Pairs, Panel } from '../../../shell/detail/index.js';

const MONTHS_PER_YEAR = 12;
const NAMES = { 1: 'First year', 2: 'Second year', 3: 'Third year' } as const;

/** The limits of the claim's coverage, year by year; the claim's year says so. */
export const SchedulePanel = ({ record }: { readonly record: AdminCoverageClaim }) => {
  const { startsOn, lastDay, year, isFromInstallation } = record;
  if (startsOn === null) return null;
  if (record.kind === 'roadside')
    return (
      <Panel title="Roadside assistance">
        <Pairs
          pairs={[
            [isFromInstallation ? 'Installed' : 'Delivered', fullDayWords(startsOn)],
            ['Last day', lastDay === null ? '–' : fullDayWords(lastDay)],
            ['Per bill', `up to ${formatMoney(ROADSIDE_LIMIT)}`],
          ]}
        />
      </Panel>
    );
  return (
    <Panel title="Coverage">
      <Pairs
        pairs={[
          [isFromInstallation ? 'Installed' : 'Delivered', fullDayWords(startsOn)],
          ...COVERAGE_YEARS.map((each) => {
            const lastOfYear = fullDayWords(monthsAfter(startsOn, each * MONTHS_PER_YEAR));
            const text = `${formatMoney(replacementLimit(each))} per tire through ${lastOfYear}`;
            return [NAMES[each], each === year ? <b key={each}>{text} (this claim)</b> : text] as const;
          }),
          ['Repair', `up to ${formatMoney(REPAIR_LIMIT)} per tire`],
        ]}
      />
    </Panel>
  );
};
