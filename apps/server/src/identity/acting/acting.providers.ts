import type { Provider } from '@nestjs/common';

import { ActingVisits } from '../../platform/access/index.js';
import { StaffLooks } from '../provider/staff-looks.js';
import { ActingConditionsOf } from './acting-conditions.js';
import { ActingController } from './acting.controller.js';
import { ActingLookRepository } from './acting-look.repository.js';
import { ActingMails } from './acting-mails.js';
import { ActingVisitRepository } from './acting-visit.repository.js';
import { AskForVisit } from './ask-for-visit.js';
import { BeginVisit } from './begin-visit.js';
import { EndVisit } from './end-visit.js';
import { PersonalVisits } from './personal-visits.js';
import { ShownStaffLooks } from './shown-staff-looks.js';
import { ShowVisits } from './show-visits.js';
import { StoredActingVisits } from './stored-acting-visits.js';
import { SweepVisits } from './sweep-visits.js';

export const ACTING_CONTROLLERS = [ActingController];

/** What the identity module wires of staff who see the shop as a customer. */
export const ACTING_PROVIDERS: Provider[] = [
  ActingVisitRepository,
  ActingLookRepository,
  ActingConditionsOf,
  ActingMails,
  AskForVisit,
  BeginVisit,
  EndVisit,
  StoredActingVisits,
  { provide: ActingVisits, useExisting: StoredActingVisits },
  ShowVisits,
  { provide: StaffLooks, useClass: ShownStaffLooks },
  SweepVisits,
  PersonalVisits,
];
