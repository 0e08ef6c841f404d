import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { StaffVisits } from '../staff-visits/index.js';
import { type ActingCause, type ActingFound, ActingKind } from './acting-kind.js';
import type { ActingVisit } from './acting-visit.js';

/** The visits in which staff see the shop as a customer, from their link to their end. */
@Injectable()
export class VisitsAsCustomer extends StaffVisits<ActingVisit, ActingFound, ActingCause> {
  constructor(work: UnitOfWork, handlers: JobHandlers, kind: ActingKind) {
    super(work, handlers, kind);
  }
}
