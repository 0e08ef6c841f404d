import {
  isGuidedLock,
  lockOfFollowUp,
  lockOfPill,
  queryTypeOfLock,
  type SearchInput,
  type SearchLock,
  type SearchQueryType,
} from './search-lock.js';
import { type SearchPhase } from './search-state.js';
import { searchPhaseAfter } from './search-phase.js';

/** The question a search asks at one moment. */
export interface SearchStep {
  /** The pill whose sentence is asked. */
  readonly kind: SearchQueryType;
  /** The shopper's pill; null before one is chosen. */
  readonly pill: SearchQueryType | null;
  /** The search's lock; null while it asks for everything. */
  readonly lock: SearchLock | null;
  /** The secondary input depends on the primary one's choice: a rear size on its front size. */
  readonly input: SearchInput;
  /** The input's text. */
  readonly text: string;
  /** The earlier choice: the front size while the rear one is requested. */
  readonly additional: string;
}

/** A search from the moment its board opens. `Answers` is the server's answer. */
export interface SearchSession<Answers> extends SearchStep {
  readonly phase: SearchPhase;
  /** The latest question's number; answers to older questions are too late. */
  readonly question: number;
  readonly answers: Answers;
  /** The earlier questions, the latest last. */
  readonly trail: readonly SearchStep[];
}

export interface SearchFollowUp {
  readonly queryText: string;
  readonly queryType: SearchQueryType;
  readonly additionalQueryText: string;
}

export type SearchEvent<Answers> =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'choosePill'; readonly kind: SearchQueryType }
  | { readonly type: 'follow'; readonly next: SearchFollowUp }
  | { readonly type: 'back' }
  | { readonly type: 'retry' }
  | { readonly type: 'clear' }
  | { readonly type: 'asked'; readonly question: number }
  | { readonly type: 'answered'; readonly question: number; readonly answers: Answers }
  | { readonly type: 'failed'; readonly question: number; readonly isAborted: boolean };

export interface SearchOpening {
  readonly kind: SearchQueryType;
  /** True if the shopper chose the pill. Only then does the search keep to it. */
  readonly isChosen: boolean;
  readonly text: string;
}

const stepOfPill = (kind: SearchQueryType, isChosen: boolean, text: string): SearchStep => ({
  kind,
  pill: isChosen ? kind : null,
  lock: isChosen ? lockOfPill(kind) : null,
  input: 'primary',
  text,
  additional: '',
});

/** Returns a search as its board opens: idle, its first question not yet sent. */
export const openSearchSession = <Answers>(
  { kind, isChosen, text }: SearchOpening,
  none: Answers,
): SearchSession<Answers> => ({
  ...stepOfPill(kind, isChosen, text),
  phase: 'idle',
  question: 1,
  answers: none,
  trail: [],
});

const stepOf = ({ kind, pill, lock, input, text, additional }: SearchStep): SearchStep => ({
  kind,
  pill,
  lock,
  input,
  text,
  additional,
});

const asking = <A>(session: SearchSession<A>, step: Partial<SearchStep>): SearchSession<A> => ({
  ...session,
  ...step,
  question: session.question + 1,
});

/** Typing leaves the question that an answer led to, unless it depends on an earlier choice. */
const typed = (step: SearchStep, text: string): Partial<SearchStep> =>
  step.additional === '' ? { lock: step.pill === null ? null : lockOfPill(step.pill), text } : { text };

const followed = (step: SearchStep, next: SearchFollowUp): Partial<SearchStep> => ({
  kind: next.additionalQueryText === '' ? step.kind : next.queryType,
  lock: lockOfFollowUp(next.queryType, next.additionalQueryText),
  input: next.queryType === 'tireSize' && next.additionalQueryText !== '' ? 'secondary' : 'primary',
  text: next.queryText,
  additional: next.additionalQueryText,
});

/**
 * Returns a search after `event`. A new question gets the next number, so the one in flight is known to be stale; late answers and failures
 * change nothing. Aborted questions and guided searches are no errors. `none` is the empty answer before the first question and after
 * clearing.
 */
export const searchAfter = <A>(
  session: SearchSession<A>,
  event: SearchEvent<A>,
  none: A,
): SearchSession<A> => {
  switch (event.type) {
    case 'type':
      return event.text === session.text ? session : asking(session, typed(session, event.text));
    case 'choosePill':
      return { ...asking(session, stepOfPill(event.kind, true, '')), trail: [] };
    case 'follow':
      return {
        ...asking(session, followed(session, event.next)),
        trail: [...session.trail, stepOf(session)],
      };
    case 'back': {
      const before = session.trail.at(-1);
      return before === undefined
        ? session
        : { ...asking(session, before), trail: session.trail.slice(0, -1) };
    }
    case 'retry':
      return asking(session, {});
    case 'clear':
      return {
        ...asking(session, stepOfPill(session.kind, session.pill !== null, '')),
        phase: searchPhaseAfter(session.phase, 'clear'),
        answers: none,
        trail: [],
      };
    default:
      return event.question === session.question ? afterReply(session, event) : session;
  }
};

type ReplyEvent<A> = Extract<SearchEvent<A>, { readonly question: number }>;

const afterReply = <A>(session: SearchSession<A>, event: ReplyEvent<A>): SearchSession<A> => {
  switch (event.type) {
    case 'asked':
      return { ...session, phase: searchPhaseAfter(session.phase, 'ask') };
    case 'answered':
      return session.phase === 'loading'
        ? { ...session, phase: searchPhaseAfter(session.phase, 'answer'), answers: event.answers }
        : session;
    case 'failed': {
      const isFlagged = !event.isAborted && !isGuidedLock(session.lock);
      return { ...session, phase: searchPhaseAfter(session.phase, isFlagged ? 'fail' : 'letGo') };
    }
  }
};

/** Returns the request to the server: the text, the locked kind, and the earlier choice. */
export const questionOf = ({
  lock,
  text,
  additional,
}: SearchStep): {
  readonly text: string;
  readonly asked: SearchQueryType | null;
  readonly additional: string;
} => ({ text, asked: lock === null ? null : queryTypeOfLock(lock), additional });
