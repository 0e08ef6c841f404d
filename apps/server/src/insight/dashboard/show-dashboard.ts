import { Injectable } from '@nestjs/common';
import type { getDashboard, HandlerReply } from '@simpletread/contract';
import { type Cents, cents, may, ORDER_STATES, type PermissionHolder } from '@simpletread/domain';

import { Clock } from '../../platform/clock/index.js';
import { type Computed, ReadReplica, type Renamed } from '../../platform/database/index.js';
import { JobReader } from '../../platform/jobs/index.js';
import { MessageReader } from '../../platform/messages/index.js';
import { nameFor, type OrderLineRow, type OrderRow } from '../../orders/index.js';
import { DASHBOARD_DAY, type DashboardDay } from './dashboard-day.js';
import * as sql from './dashboard-sql.js';
import { AgentsDeskReader } from './staff/index.js';

type Dashboard = HandlerReply<typeof getDashboard>;
type Sales = NonNullable<Dashboard['sales']>;

type Figures = Computed<{
  orders: number;
  ordersBefore: number;
  revenue: number;
  revenueBefore: number;
  tires: number;
  tiresBefore: number;
}>;

type Waiting = Computed<{
  cancelledToday: number;
  refundedToday: number;
  cancelWindowOpen: number;
  failedRefunds: number;
}>;

type ByHour = Computed<{ hour: number; orders: number; lastWeek: number }>;

type ByState = Pick<OrderRow, 'state'> & Computed<{ count: number }>;

type ByFulfilment = Pick<OrderRow, 'fulfilment'> & Computed<{ count: number; totalInCents: Cents }>;

type TopSize = Renamed<OrderLineRow, { sizeCode: 'size_code' }> & Computed<{ tires: number }>;

type LowStock = Renamed<OrderLineRow, { tireId: 'tire_id'; sizeCode: 'size_code' }> &
  Computed<{ label: string; available: number }>;

type NextToClose = Pick<OrderRow, 'id'> &
  Renamed<
    OrderRow,
    { orderNumber: 'number'; totalInCents: 'total_in_cents'; cancelClosesAt: 'cancel_closes_at' }
  > &
  Computed<{ customerName: string }>;

const average = (sum: number, count: number): number => (count === 0 ? 0 : Math.round(sum / count));

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const figuresOf = (
  row: Figures,
): Pick<Sales, 'orders' | 'revenueInCents' | 'tires' | 'averageOrderInCents'> => ({
  orders: { today: row.orders, sameTimeLastWeek: row.ordersBefore },
  revenueInCents: { today: row.revenue, sameTimeLastWeek: row.revenueBefore },
  tires: { today: row.tires, sameTimeLastWeek: row.tiresBefore },
  averageOrderInCents: {
    today: average(row.revenue, row.orders),
    sameTimeLastWeek: average(row.revenueBefore, row.ordersBefore),
  },
});

/** Today's figures in Eastern time, and the open work. Cancelled orders count only where named. */
@Injectable()
export class ShowDashboard {
  constructor(
    private readonly database: ReadReplica,
    private readonly clock: Clock,
    private readonly jobs: JobReader,
    private readonly messages: MessageReader,
    private readonly desk: AgentsDeskReader,
  ) {}

  /** The figures that `viewer` needs for their work; nothing else is counted. */
  async run(viewer: PermissionHolder): Promise<Dashboard> {
    const now = this.clock.now();
    const day = await this.only<DashboardDay>(DASHBOARD_DAY, [now]);
    const seesSales = may(viewer, 'salesFigures.read');
    const [sales, cancellations, desk, nextToClose, failedJobs, failedMessages] = await Promise.all([
      seesSales ? this.sales(day) : null,
      seesSales || may(viewer, 'orders.cancel') ? this.cancellations(day, now) : null,
      this.desk.of(viewer, { now, todayFrom: day.todayFrom, weekFrom: day.weekFrom }),
      may(viewer, 'orders.read') ? this.nextToClose(viewer, now) : [],
      this.failedJobs(),
      this.messages.countFailed(),
    ]);
    return { asOf: now.toISOString(), sales, cancellations, desk, nextToClose, failedJobs, failedMessages };
  }

  private async sales({ todayFrom, lastWeekFrom, lastWeekTo, lastWeekEnd }: DashboardDay): Promise<Sales> {
    const [figures, hours, states, byFulfilment, topSizes, lowStock] = await Promise.all([
      this.only<Figures>(sql.FIGURES, [todayFrom, lastWeekFrom, lastWeekTo]),
      this.database.query<ByHour>(sql.BY_HOUR, [todayFrom, lastWeekFrom, lastWeekEnd]),
      this.database.query<ByState>(sql.BY_STATE, [todayFrom]),
      this.database.query<ByFulfilment>(sql.BY_FULFILMENT, [todayFrom]),
      this.database.query<TopSize>(sql.TOP_SIZES, [todayFrom]),
      this.database.query<LowStock>(sql.LOW_STOCK, [todayFrom]),
    ]);
    return {
      ...figuresOf(figures),
      byHour: HOURS.map((hour) => hours.find((row) => row.hour === hour) ?? { hour, orders: 0, lastWeek: 0 }),
      byState: ORDER_STATES.map((state) => states.find((row) => row.state === state) ?? { state, count: 0 }),
      byFulfilment,
      topSizes,
      lowStock,
    };
  }

  private async cancellations(
    { todayFrom }: DashboardDay,
    now: Date,
  ): Promise<NonNullable<Dashboard['cancellations']>> {
    const waiting = await this.only<Waiting>(sql.WAITING, [todayFrom, now]);
    return {
      today: waiting.cancelledToday,
      refundedTodayInCents: cents(waiting.refundedToday),
      windowsOpen: waiting.cancelWindowOpen,
      failedRefunds: waiting.failedRefunds,
    };
  }

  private async nextToClose(viewer: PermissionHolder, now: Date): Promise<Dashboard['nextToClose']> {
    const rows = await this.database.query<NextToClose>(sql.NEXT_TO_CLOSE, [now]);
    return rows.map((row) => ({
      ...row,
      customerName: nameFor(viewer, row.customerName),
      cancelClosesAt: row.cancelClosesAt.toISOString(),
    }));
  }

  private async failedJobs(): Promise<number> {
    return (await this.jobs.counts()).reduce((sum, { failed }) => sum + failed, 0);
  }

  private async only<Row extends object>(statement: string, params: readonly Date[]): Promise<Row> {
    const row = await this.database.one<Row>(statement, params);
    if (row === null) throw new Error('a figure has no row');
    return row;
  }
}
