import { Panel } from '../../shell/detail/index.js';
import styles from './Dashboard.module.css';
import { CHART, chartShape, hourX, type HourPoint } from './hour-chart.js';

const HOURS = [
  [0, '12 am'],
  [6, '6 am'],
  [12, 'noon'],
  [18, '6 pm'],
] as const;

interface HourChartProps {
  readonly points: readonly HourPoint[];
  readonly currentHour: number;
}

/** Orders by hour today, above those of the same day last week. */
export const HourChart = ({ points, currentHour }: HourChartProps) => {
  const { today, lastWeek, here, steps } = chartShape(points, currentHour);
  const total = points.reduce((sum, { orders }) => sum + orders, 0);
  const before = points.reduce((sum, point) => sum + point.lastWeek, 0);
  const isLate = here !== null && here.x > CHART.width - 120;
  return (
    <Panel title="Orders per hour" extra="solid: today, dashed: last week">
      <div className={styles.chart}>
        <svg
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          role="img"
          aria-label={`Orders per hour: ${total} today so far, ${before} on the whole day last week`}
        >
          {steps.map(({ y, value }) => (
            <g key={value}>
              <line
                className={styles.gridLine}
                x1={CHART.left}
                x2={CHART.width - CHART.right}
                y1={y}
                y2={y}
              />
              <text x={CHART.left - 6} y={y + 4} textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {HOURS.map(([hour, label]) => (
            <text
              key={hour}
              x={hourX(hour)}
              y={CHART.height - 6}
              textAnchor={hour === 0 ? 'start' : 'middle'}
            >
              {label}
            </text>
          ))}
          <path className={styles.lastWeek} d={lastWeek} />
          <path className={styles.today} d={today} />
          {here !== null && (
            <>
              <circle className={styles.here} cx={here.x} cy={here.y} r={4.5} />
              <text
                className={styles.hereText}
                x={here.x + (isLate ? -10 : 10)}
                y={here.y + 4}
                textAnchor={isLate ? 'end' : 'start'}
              >
                {here.orders} this hour
              </text>
            </>
          )}
        </svg>
      </div>
    </Panel>
  );
};
