import { Injectable, type OnModuleInit } from '@nestjs/common';

import { LeavingStaff } from '../../platform/work-owners/index.js';
import { CaseRepository } from './case.repository.js';

/** Takes unsolved cases from a colleague who leaves, so that somebody else answers them. */
@Injectable()
export class FreeCases implements OnModuleInit {
  constructor(
    private readonly leaving: LeavingStaff,
    private readonly cases: CaseRepository,
  ) {}

  onModuleInit(): void {
    this.leaving.also((tx, staffId) => this.cases.free(tx, staffId));
  }
}
