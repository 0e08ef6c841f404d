import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok, overallScore, type ScoreWeights } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { JobHandlers, JobQueue } from '../../../platform/jobs/index.js';
import { Log } from '../../../platform/log/index.js';
import {
  type LineParts,
  type ScoredLine,
  type ScorePublication,
  ScorePublicationRepository,
} from './score-publication.repository.js';
import { ScoreWeightsRepository } from './score-weights.repository.js';

const JOB = 'catalogue.publish-scores';
const AT_ONCE = 250;
const SWEEP_MS = 30_000;

interface RunOptions {
  readonly sliceSize?: number;
  /** Asked before each slice, and before the scores are switched over; where it says so, the rest is left to another run. */
  readonly isEnough?: (done: number) => boolean;
}

const scored = (lines: readonly LineParts[], weights: ScoreWeights): readonly ScoredLine[] =>
  lines.map((line) => ({ ...line, overall: overallScore(line.parts, weights) }));

/**
 * Reckons all scores by new weights, some hundred lines a transaction, beside those that shoppers see; and when all are there gives
 * them to the lines in one transaction. It goes on where a dead server stopped.
 */
@Injectable()
export class RunScorePublication implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly queue: JobQueue,
    private readonly work: UnitOfWork,
    private readonly weights: ScoreWeightsRepository,
    private readonly publications: ScorePublicationRepository,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register({ job: JOB, run: () => this.run() });
    this.handlers.every(SWEEP_MS, { job: 'catalogue.finish-scores', run: () => this.run() });
  }

  /** Queues the publication. The sweep finds it if its job is lost. */
  async start(): Promise<void> {
    try {
      await this.queue.add(JOB, {});
    } catch (error) {
      this.log.warn({ err: error }, 'a publication of scores waits for the sweep');
    }
  }

  async run({ sliceSize = AT_ONCE, isEnough = () => false }: RunOptions = {}): Promise<void> {
    for (;;) {
      const publication = await this.publications.find();
      if (publication === null || isEnough(publication.done)) return;
      const isMore = await this.reckonSome(sliceSize);
      if (isMore) continue;
      if (!isEnough(publication.total)) await this.switchOver();
      return;
    }
  }

  /** True if lines may be left to compute. */
  private async reckonSome(sliceSize: number): Promise<boolean> {
    const more = await this.work.run(async (tx) => {
      const publication = await this.publications.lock(tx);
      if (publication === null) return ok(false);
      const lines = await this.publications.next(tx, publication.afterLine, sliceSize);
      if (lines.length === 0) return ok(false);
      const made = scored(lines, publication.weights);
      await this.publications.keep(tx, made);
      await this.publications.advance(tx, made);
      return ok(true);
    });
    return more.value;
  }

  private async switchOver(): Promise<void> {
    await this.work.run(async (tx) => {
      // Locks the draft first, as the start of a publication does.
      await this.weights.lock(tx);
      const publication = await this.publications.lock(tx);
      if (publication === null) return ok(undefined);
      const { version, weights, reason, restores } = publication;
      await this.weights.insert(tx, {
        version,
        weights,
        reason,
        restores,
        changedLineCount: await this.publications.changedCount(tx),
        publishedBy: publication.startedBy,
        publishedByName: publication.startedByName,
      });
      await this.publications.switchOver(tx, version);
      await this.reckonLeft(tx, publication);
      await this.publications.end(tx);
      await this.weights.saveDraft(tx, null);
      return ok(undefined);
    });
  }

  /** Lines that were scored, or whose parts were changed, while the others were scored. */
  private async reckonLeft(tx: Transaction, { version, weights }: ScorePublication): Promise<void> {
    const lines = await this.publications.left(tx, version);
    if (lines.length === 0) return;
    await this.publications.keep(tx, scored(lines, weights));
    await this.publications.switchOver(tx, version);
  }
}
