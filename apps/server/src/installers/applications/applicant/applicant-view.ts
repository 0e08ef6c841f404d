import { Injectable } from '@nestjs/common';
import type { InstallerApplicationReply } from '@simpletread/contract';

import { EntryRepository } from '../entry.repository.js';
import type { InstallerApplication } from '../installer-application.js';

/** An application as its applicant sees it: without internal notes and names of staff. */
@Injectable()
export class InstallerApplicantView {
  constructor(private readonly entries: EntryRepository) {}

  async show(application: InstallerApplication): Promise<InstallerApplicationReply> {
    const { id, state, version, createdAt, updatedAt, details, hasImage, enrolment } = application;
    const entries = await this.entries.of(id);
    return {
      id,
      // Its viewer has proved the address, though recording that takes a moment.
      state: state === 'awaitingEmail' ? 'submitted' : state,
      version,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      details,
      hasImage,
      entries: entries
        .filter(({ isInternal }) => !isInternal)
        .map(({ at, event, byKind, text }) => ({
          at: at.toISOString(),
          event,
          by: byKind,
          byName: null,
          text,
        })),
      enrolment: enrolment && {
        shopCode: enrolment.shopCode,
        payPerTireInCents: enrolment.payPerTireInCents,
      },
    };
  }
}
