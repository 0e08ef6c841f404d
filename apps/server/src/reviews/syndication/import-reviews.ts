import { setImmediate as breathe } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import type { HandlerInput, importReviews, ReviewsImported } from '@simpletread/contract';
import {
  copiedText,
  type CsvLine,
  MOST_SYNDICATED,
  ok,
  readCsvTable,
  type ReadSyndicated,
  readSyndicated,
  refuse,
  type Result,
  SYNDICATION_COLUMNS,
} from '@simpletread/domain';

import { CatalogueDirectory } from '../../catalogue/index.js';
import { Audit, staffActor, type StaffContext } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { SyndicatedReviews, type TakenOver } from './syndicated-reviews.js';

type Body = HandlerInput<typeof importReviews>['body'];
type Outcome = ReviewsImported['rows'][number];
type Parsed = ReadSyndicated & { readonly row: number };

/** A row of the file: its outcome, and the change it makes. */
interface Planned extends Outcome {
  readonly add?: TakenOver;
  readonly withdraw?: string;
}

interface Plan {
  readonly source: string;
  readonly planned: readonly Planned[];
}

// Rows that are read before other requests have their turn.
const AT_ONCE = 100;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
};

const refused = (row: number, problem: string): Planned => ({ row, outcome: 'refused', problem });

/** Imports a partner's reviews: each row by itself, each review once. */
@Injectable()
export class ImportReviews {
  constructor(
    private readonly work: UnitOfWork,
    private readonly directory: CatalogueDirectory,
    private readonly reviews: SyndicatedReviews,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async preview({ source, file }: Body): Promise<Result<ReviewsImported>> {
    const parsed = await this.parse(file.bytes);
    if (!parsed.ok) return parsed;
    return this.work.run(async (tx): Promise<Result<ReviewsImported>> =>
      ok(this.shown(await this.plan(tx, source, parsed.value))),
    );
  }

  async run({ source, file }: Body, context: StaffContext): Promise<Result<ReviewsImported>> {
    const parsed = await this.parse(file.bytes);
    if (!parsed.ok) return parsed;
    return this.work.run(async (tx): Promise<Result<ReviewsImported>> => {
      const plan = await this.plan(tx, source, parsed.value);
      const added = plan.planned.flatMap(({ add }) => add ?? []);
      const withdrawn = plan.planned.flatMap(({ withdraw }) => withdraw ?? []);
      await this.reviews.add(tx, plan.source, added);
      await this.reviews.withdraw(tx, plan.source, withdrawn);
      await this.audit.record(tx, {
        ...staffActor(context),
        action: 'review.import',
        subjectType: 'reviewImport',
        subjectId: newId(),
        before: null,
        after: {
          source: plan.source,
          rows: plan.planned.length,
          added: added.length,
          withdrawn: withdrawn.length,
        },
      });
      return ok(this.shown(plan));
    });
  }

  private shown({ planned }: Plan): ReviewsImported {
    return { rows: planned.map(({ row, outcome, problem }) => ({ row, outcome, problem })) };
  }

  private async parse(bytes: Uint8Array): Promise<Result<readonly Parsed[]>> {
    const text = textOf(bytes);
    if (text === null) return refuse('review.fileEncoding');
    const { lines, isBroken } = readCsvTable(text);
    const [head, ...rest] = lines;
    const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
    if (isBroken || rest.length > MOST_SYNDICATED || !names.includes('id'))
      return refuse('review.fileUnreadable', { max: MOST_SYNDICATED });
    const places = SYNDICATION_COLUMNS.map((name) => [name, names.indexOf(name)] as const);
    const today = this.clock.now().toISOString().slice(0, 10);
    const read = ({ line, cells }: CsvLine): Parsed => ({
      row: line,
      ...readSyndicated(Object.fromEntries(places.map(([name, at]) => [name, cells[at] ?? ''])), today),
    });
    const parsed: Parsed[] = [];
    for (const [at, line] of rest.entries()) {
      parsed.push(read(line));
      if (at % AT_ONCE === AT_ONCE - 1) await breathe();
    }
    return ok(parsed);
  }

  /** Decides about each row, with the partner locked: the files of one partner are imported one after the other. */
  private async plan(tx: Transaction, asked: string, parsed: readonly Parsed[]): Promise<Plan> {
    const reviews = parsed.flatMap((one) => (one.kind === 'review' ? one.review : []));
    const ids = parsed.flatMap((one) =>
      one.kind === 'review' ? one.review.sourceId : one.kind === 'withdrawal' ? one.sourceId : [],
    );
    const lineIds = await this.lines(reviews);
    const source = await this.reviews.lockSource(tx, asked);
    const known = await this.reviews.known(tx, source, ids);
    const copies = await this.reviews.copies(
      tx,
      reviews.flatMap(({ comments }) => copiedText(comments) ?? []),
    );
    const seenIds = new Set<string>();
    const seenTexts = new Set<string>();
    const planned = parsed.map((one): Planned => {
      const { row } = one;
      if (one.kind === 'refused') return refused(row, one.problem);
      const sourceId = one.kind === 'review' ? one.review.sourceId : one.sourceId;
      if (seenIds.has(sourceId)) return refused(row, 'This id is in the file twice.');
      seenIds.add(sourceId);
      if (one.kind === 'withdrawal') {
        if (!known.has(sourceId)) return refused(row, 'No review of this partner has this id.');
        return known.get(sourceId) === 'withdrawn'
          ? { row, outcome: 'known', problem: null }
          : { row, outcome: 'withdrawn', problem: null, withdraw: sourceId };
      }
      const { review } = one;
      if (known.has(sourceId)) return { row, outcome: 'known', problem: null };
      const lineId = lineIds.get(`${review.brand}/${review.line}`);
      if (lineId === undefined) return refused(row, 'brand, line: our shop doesn’t have these tires.');
      const text = copiedText(review.comments);
      if (text !== null && seenTexts.has(text)) return refused(row, 'This text is in the file twice.');
      if (text !== null && copies.has(text))
        return refused(row, 'The shop already has a review with this text.');
      if (text !== null) seenTexts.add(text);
      return { row, outcome: 'added', problem: null, add: { ...review, lineId } };
    });
    return { source, planned };
  }

  private async lines(
    reviews: readonly { readonly brand: string; readonly line: string }[],
  ): Promise<ReadonlyMap<string, string>> {
    const index = await this.directory.find((one) => one);
    return new Map(
      reviews.flatMap(({ brand, line }) => {
        const found = index?.lineCalled(brand, line);
        return found === undefined ? [] : [[`${brand}/${line}`, found.lineId] as const];
      }),
    );
  }
}
