import { Injectable } from '@nestjs/common';
import type { VerdictChangesReply } from '@simpletread/contract';
import { ok, type RecordKind, type RecordValues, refuse, type Result } from '@simpletread/domain';

/** A record before and after; null where it is not there. */
export interface ChangedValues {
  readonly before: RecordValues | null;
  readonly after: RecordValues | null;
}

/** The combined effect of the changes on tires' verdicts. */
export type VerdictsOf = (changes: readonly ChangedValues[]) => Promise<VerdictChangesReply>;

/** Effects of changes beyond their records. Features register theirs in `onModuleInit`. */
@Injectable()
export class PlanEffects {
  private readonly verdicts = new Map<RecordKind, VerdictsOf>();

  addVerdicts(kind: RecordKind, verdictsOf: VerdictsOf): void {
    this.verdicts.set(kind, verdictsOf);
  }

  /** Null where the kind has nothing to do with verdicts. */
  async verdictsOf(kind: RecordKind, changes: readonly ChangedValues[]): Promise<VerdictChangesReply | null> {
    return (await this.verdicts.get(kind)?.(changes)) ?? null;
  }

  /** Changes that would sell refused tires need a confirmation of their number: `records.verdictsUnconfirmed`. */
  async confirmed(
    kind: RecordKind,
    changes: readonly ChangedValues[],
    acceptedUnrefused: number,
  ): Promise<Result<null>> {
    const unrefused = (await this.verdictsOf(kind, changes))?.unrefused ?? 0;
    return unrefused === acceptedUnrefused
      ? ok(null)
      : refuse('records.verdictsUnconfirmed', { count: unrefused });
  }
}
