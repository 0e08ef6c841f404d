import { Injectable } from '@nestjs/common';
import { getGlobals, type Globals, type HandlerInput } from '@simpletread/contract';
import { calendarWith, type GlobalsViewer, ok, parseZip } from '@simpletread/domain';

import { ZipDirectory } from '../../delivery/index.js';
import type { Preview } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { type PreparedReply, prepareReply, withPrepared } from '../../platform/http/index.js';
import { globalsAt, type GlobalsSources, statesThatMatter } from './globals-at.js';
import { GlobalsBook, type ReadySources } from './globals-book.js';

type Query = HandlerInput<typeof getGlobals>['query'];

interface Answer {
  readonly globals: Globals;
  readonly prepared: PreparedReply;
  readonly from: number;
  readonly until: number;
}

const MAX_AGE_S = getGlobals.cacheSeconds;
const SECOND_MS = 1000;

/** Whole seconds that callers may cache an answer: never past the moment when it may become wrong. */
const maxAgeOf = (until: number, now: number): number =>
  Math.max(0, Math.min(MAX_AGE_S, Math.floor((until - now) / SECOND_MS)));

/** The shop's current globals. Each answer is made once for all who share it and served until its own expiry. */
@Injectable()
export class ShowGlobals {
  private madeOf: ReadySources | null = null;
  private readonly answers = new Map<string, Answer>();

  constructor(
    private readonly book: GlobalsBook,
    private readonly zips: ZipDirectory,
    private readonly clock: Clock,
  ) {}

  async run(query: Query) {
    const sources = await this.book.current();
    const viewer = await this.viewerOf(query, sources);
    const now = this.clock.now();
    const { globals, prepared, until } = this.answer(sources, viewer, now);
    return withPrepared(ok(globals), { prepared, maxAgeSeconds: maxAgeOf(until, now.getTime()) });
  }

  /** A preview's globals: made for it alone and never cached. */
  async inPreview({ at, campaign, zip, isSignedIn }: Preview) {
    const { settings, campaigns } = await this.book.current();
    const sources: GlobalsSources = { settings, campaigns: calendarWith(campaigns, campaign) };
    const query = { ...(zip !== null && { userZip: zip }), ...(isSignedIn && { ssoUid: 'somebody' }) };
    const viewer = await this.viewerOf(query, { ...sources, states: statesThatMatter(sources) });
    return ok(globalsAt(sources, viewer, at));
  }

  private answer(sources: ReadySources, viewer: GlobalsViewer, now: Date): Answer {
    if (this.madeOf !== sources) {
      this.madeOf = sources;
      this.answers.clear();
    }
    const key = `${viewer.state ?? ''} ${viewer.isSignedIn}`;
    const kept = this.answers.get(key);
    const at = now.getTime();
    if (kept !== undefined && kept.from <= at && at < kept.until) return kept;
    const globals = globalsAt(sources, viewer, now);
    const made = {
      globals,
      prepared: prepareReply(getGlobals, globals),
      from: at,
      until: Date.parse(globals.validUntil),
    };
    this.answers.set(key, made);
    return made;
  }

  /** A ZIP identifies the state better than a claimed region. States without their own content share one answer. */
  private async viewerOf({ userZip, userRegion, ssoUid }: Query, { states }: ReadySources) {
    const isSignedIn = ssoUid !== undefined && ssoUid !== '';
    if (states.size === 0) return { state: null, isSignedIn };
    const zip = userZip === undefined ? null : parseZip(userZip);
    const place = zip?.ok === true ? await this.zips.find(zip.value.zip5) : null;
    const state = place?.state ?? userRegion?.toUpperCase() ?? '';
    return { state: states.has(state) ? state : null, isSignedIn };
  }
}
