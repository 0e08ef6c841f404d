import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CAMPAIGN_STATES, SEASONS, seasonName } from '@simpletread/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { STATE_FACES } from '../campaign-face.js';
import styles from './Calendar.module.css';
import { monthName, monthOf, shiftMonth } from './month-grid.js';

interface CalendarToolsProps {
  readonly month: string;
  readonly filter: Readonly<Record<'season' | 'state', string>>;
  readonly onShow: (change: Readonly<Record<string, string>>) => void;
}

/** Which month, and which campaigns of it. */
export const CalendarTools = ({ month, filter, onShow }: CalendarToolsProps) => (
  <div className={styles.tools}>
    <IconButton aria-label="Month before" onClick={() => onShow({ month: shiftMonth(month, -1) })}>
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
      <label>
        Season
        <select value={filter.season} onChange={({ target }) => onShow({ season: target.value })}>
          <option value="">Any</option>
          {SEASONS.map((season) => (
            <option key={season} value={season}>
              {seasonName(season)}
            </option>
          ))}
        </select>
      </label>
      <label>
        State
        <select value={filter.state} onChange={({ target }) => onShow({ state: target.value })}>
          <option value="">Any</option>
          {CAMPAIGN_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_FACES[state].label}
            </option>
          ))}
        </select>
      </label>
    </div>
  </div>
);
