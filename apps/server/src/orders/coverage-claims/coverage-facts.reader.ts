import { Injectable } from '@nestjs/common';

import { AppointmentBookings } from '../../installers/index.js';
import { Database, type SqlRunner } from '../../platform/database/index.js';
import { OrderReader, type OrderRecord } from '../order/index.js';
import { ReturnReader } from '../returns/index.js';
import { CoverageClaimReader } from './coverage-claim.reader.js';
import type { CoverageFacts } from './coverage-facts.js';

/** Reads everything that the coverage of an order depends on. */
@Injectable()
export class CoverageFactsReader {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly appointments: AppointmentBookings,
    private readonly claims: CoverageClaimReader,
    private readonly returns: ReturnReader,
  ) {}

  /** Null if there is no such order. */
  async byOrder(orderId: string): Promise<CoverageFacts | null> {
    const order = await this.orders.byId(orderId);
    return order === null ? null : this.of(order, this.database);
  }

  async of(order: OrderRecord, db: SqlRunner): Promise<CoverageFacts> {
    const appointment = await this.appointments.ofOrder(order.id, db);
    const claims = await this.claims.ofOrder(order.id, db);
    return { order, appointment, claims, returns: await this.returns.ofOrder(order.id, db) };
  }
}
