import { dayAfter, ownValue } from '@simpletread/domain';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import {
  type CalendarItem,
  daysBetween,
  type Edge,
  heldDays,
  movableEdges,
  movedItem,
} from './calendar-item.js';
import { dayToShow } from './grid-edge.js';
import { useEdgePull } from './use-edge-pull.js';

/** An item that is being moved: from where, by which edge, how far. */
export interface BarMove {
  readonly item: CalendarItem;
  readonly edge: Edge;
  readonly days: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Held {
  readonly item: CalendarItem;
  readonly edge: Edge;
  readonly fromDay: string;
  readonly at: Point;
}

interface BarMoveAsks {
  /** To confirm what came of a move. */
  readonly onDrop: (move: BarMove) => void;
  /** To show the weeks around a day. */
  readonly onShow: (day: string) => void;
}

export interface BarHandlers {
  readonly onPointerDown: (item: CalendarItem, event: PointerEvent) => void;
  readonly onKeyDown: (item: CalendarItem, event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  /** True if the next click ends a drag. */
  readonly isMoving: boolean;
}

/** For what holds the bars: a bar that moves to another week is another element. */
interface GridHandlers {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface Moving {
  readonly move: BarMove | null;
  /** The items with the dragged one at its new place. */
  readonly shown: (items: readonly CalendarItem[]) => readonly CalendarItem[];
  readonly handlers: BarHandlers;
  readonly grid: GridHandlers;
}

const FURTHER_PX = 5;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const dayAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => (element instanceof HTMLElement ? element.dataset['day'] : undefined))
    .find((day) => day !== undefined);

const edgeOf = (target: EventTarget): Edge => {
  const edge = target instanceof HTMLElement ? target.dataset['edge'] : undefined;
  return edge === 'start' || edge === 'end' ? edge : 'whole';
};

/** Moving campaigns by pointer and by keys, also to weeks that are not shown: what is held at an edge, or goes over it, turns to them. */
export const useBarMove = (
  mayMove: boolean,
  shownDays: readonly [string, string],
  { onDrop, onShow }: BarMoveAsks,
): Moving => {
  const [firstShown, lastShown] = shownDays;
  const [held, setHeld] = useState<Held | null>(null);
  const [move, setMove] = useState<BarMove | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const grid = useRef<HTMLElement>(null);
  const point = useRef<Point | null>(null);
  const edgePull = useEdgePull(grid, (direction) =>
    onShow(direction === 1 ? dayAfter(lastShown, 1) : dayAfter(firstShown, -1)),
  );
  const isAtBar = (): boolean =>
    document.activeElement instanceof HTMLElement && document.activeElement.dataset['bar'] !== undefined;
  useLayoutEffect(() => {
    if (move === null || held !== null || isAtBar()) return;
    const bars = grid.current?.querySelectorAll<HTMLElement>('[data-bar]:not([aria-hidden])') ?? [];
    [...bars].find(({ dataset }) => dataset['bar'] === move.item.key)?.focus();
  }, [move, held, firstShown]);
  const follow = ({ x, y }: Point): void => {
    const day = dayAt(x, y);
    if (held === null || day === undefined) return;
    const { item, edge, fromDay } = held;
    setMove({ item, edge, days: heldDays(item, edge, daysBetween(fromDay, day)) });
  };
  // Other weeks are under a pointer that has not moved.
  useLayoutEffect(() => {
    if (move !== null && point.current !== null) follow(point.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when other weeks are shown
  }, [firstShown]);
  const forget = (): void => {
    point.current = null;
    edgePull.letGo();
    setHeld(null);
    setMove(null);
  };
  const drop = (request: BarMove | null): void => {
    forget();
    if (request !== null && request.days !== 0) onDrop(request);
  };
  const stepWith = (item: CalendarItem, edge: Edge, step: number): void => {
    if (!movableEdges(item).includes(edge)) return;
    // The item on screen is at its new place; the move starts from the old one.
    const isSame = move?.item.key === item.key;
    const base = isSame ? move.item : item;
    const days = heldDays(base, edge, (isSame && move.edge === edge ? move.days : 0) + step);
    const moved = movedItem(base, edge, days);
    setMove({ item: base, edge, days });
    const out = dayToShow(moved, edge, shownDays);
    if (out !== null) onShow(out);
  };
  return {
    move,
    shown: (items) =>
      move === null
        ? items
        : [...items.filter(({ key }) => key !== move.item.key), movedItem(move.item, move.edge, move.days)],
    handlers: {
      isMoving,
      onPointerDown: (item, event) => {
        setIsMoving(false);
        const edge = edgeOf(event.target);
        const at = { x: event.clientX, y: event.clientY };
        const fromDay = dayAt(at.x, at.y);
        if (!mayMove || event.button !== 0 || fromDay === undefined || !movableEdges(item).includes(edge))
          return;
        setMove(null);
        setHeld({ item: move?.item.key === item.key ? move.item : item, edge, fromDay, at });
      },
      onKeyDown: (item, event) => {
        const step = ownValue(STEPS, event.key);
        if (mayMove && step !== undefined && !event.altKey && !event.metaKey && !event.ctrlKey) {
          event.preventDefault();
          event.stopPropagation();
          stepWith(item, event.shiftKey || !movableEdges(item).includes('whole') ? 'end' : 'whole', step);
        } else if (move !== null && event.key === 'Escape') forget();
        else if (move !== null && event.key === 'Enter') {
          event.preventDefault();
          drop(move);
        }
      },
      // A bar that goes to another week loses the focus and has it again at once.
      onBlur: () => {
        requestAnimationFrame(() => {
          if (held === null && !isAtBar()) setMove(null);
        });
      },
    },
    grid: {
      ref: grid,
      onPointerMove: (event) => {
        if (held === null) return;
        const [x, y] = [event.clientX, event.clientY];
        // Also straight down within one day, or nothing could be dragged from the last week to the next month.
        if (move === null && Math.hypot(x - held.at.x, y - held.at.y) < FURTHER_PX) return;
        grid.current?.setPointerCapture(event.pointerId);
        setIsMoving(true);
        point.current = { x, y };
        edgePull.pullFrom(y);
        follow({ x, y });
      },
      onPointerUp: () => drop(held === null ? null : move),
      onPointerCancel: forget,
    },
  };
};
