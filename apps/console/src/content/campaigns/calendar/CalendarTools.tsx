import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CAMPAIGN_STATES, SEASONS, seasonName } from '@simpletread/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { type Option, SelectControl } from '../../../shell/form/index.js';
import { STATE_FACES } from '../campaign-face.js';
import styles from './Calendar.module.css';
import { monthName, monthOf, shiftMonth } from './month-grid.js';

const ANY = ['', 'Any'] as const;
const SEASON_FILTERS: readonly Option<string>[] = [
  ANY,
  ...SEASONS.map((season) => [season, seasonName(season)] as const),
];
const STATE_FILTERS: readonly Option<string>[] = [
  ANY,
  ...CAMPAIGN_STATES.map((state) => [state, STATE_FACES[state].label] as const),
];

interface CalendarToolsProps {
  readonly month: string;
  readonly filter: Readonly<Record<'season' | 'state', string>>;
  readonly onShow: (change: Readonly<Record<string, string>>) => void;
}

/** Chooses the month, and the campaigns to show of it. */
export const CalendarTools = ({ month, filter, onShow }: CalendarToolsProps) => (
  <div className={styles.tools}>
    <IconButton aria-label="Previous month" onClick={() => onShow({ month: shiftMonth(month, -1) })}>
      <ChevronLeft size={18} aria-hidden="true" />
    </IconButton>
    <h2 className={styles.month} aria-live="polite">
      {monthName(month)}
    </h2>
    <IconButton aria-label="Next month" onClick={() => onShow({ month: shiftMonth(month, 1) })}>
      <ChevronRight size={18} aria-hidden="true" />
    </IconButton>
    <Button disabled={month === monthOf(new Date())} onClick={() => onShow({ month: '' })}>
      This month
    </Button>
    <div className={styles.filters}>
      <SelectControl
        label="Season"
        options={SEASON_FILTERS}
        value={filter.season}
        onChange={(season) => onShow({ season })}
      />
      <SelectControl
        label="State"
        options={STATE_FILTERS}
        value={filter.state}
        onChange={(state) => onShow({ state })}
      />
    </div>
  </div>
);
