export interface HourPoint {
  readonly hour: number;
  readonly orders: number;
  readonly lastWeek: number;
}

export interface ChartShape {
  readonly today: string;
  readonly lastWeek: string;
  /** The current position in the day; null before its first hour. */
  readonly here: { readonly x: number; readonly y: number; readonly orders: number } | null;
  /** The scale: three lines from zero to the top. */
  readonly steps: readonly { readonly y: number; readonly value: number }[];
}

export const CHART = { width: 640, height: 190, left: 34, right: 12, top: 14, bottom: 24 } as const;

const LAST_HOUR = 23;

/** The next round number that three grid lines divide evenly. */
export const niceTop = (most: number): number => {
  const steps = [2, 4, 10, 20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 10_000];
  return steps.find((step) => step >= most) ?? Math.ceil(most / 10_000) * 10_000;
};

export const hourX = (hour: number): number =>
  CHART.left + (hour / LAST_HOUR) * (CHART.width - CHART.left - CHART.right);

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

/** Orders per hour as the lines of a chart; today's ends at `currentHour`. */
export const chartShape = (points: readonly HourPoint[], currentHour: number): ChartShape => {
  const top = niceTop(Math.max(1, ...points.flatMap(({ orders, lastWeek }) => [orders, lastWeek])));
  const y = (value: number): number =>
    CHART.height - CHART.bottom - (value / top) * (CHART.height - CHART.top - CHART.bottom);
  const soFar = points.filter(({ hour }) => hour <= currentHour);
  const last = soFar.at(-1);
  return {
    today: path(soFar.map(({ hour, orders }) => [hourX(hour), y(orders)])),
    lastWeek: path(points.map(({ hour, lastWeek }) => [hourX(hour), y(lastWeek)])),
    here: last === undefined ? null : { x: hourX(last.hour), y: y(last.orders), orders: last.orders },
    steps: [0, top / 2, top].map((value) => ({ y: y(value), value })),
  };
};
