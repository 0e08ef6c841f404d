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

/** An item that is being moved: from where, by which edge, how far. */
export interface BarMove {
  readonly item: CalendarItem;
  readonly edge: Edge;
  readonly days: number;
}

interface Held {
  readonly item: CalendarItem;
  readonly edge: Edge;
  readonly fromDay: string;
  readonly x: number;
}

export interface BarHandlers {
  readonly onPointerDown: (item: CalendarItem, event: PointerEvent) => void;
  readonly onKeyDown: (item: CalendarItem, event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  /** Whether the click that follows belongs to a move. */
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
  /** The items with the one that is moved where it would be. */
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

/** Moving campaigns by pointer and by keys; `onDrop` is asked to confirm what came of it. */
export const useBarMove = (
  mayMove: boolean,
  [firstShown, lastShown]: readonly [string, string],
  onDrop: (move: BarMove) => void,
): Moving => {
  const [held, setHeld] = useState<Held | null>(null);
  const [move, setMove] = useState<BarMove | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const grid = useRef<HTMLElement>(null);
  const isAtBar = (): boolean =>
    document.activeElement instanceof HTMLElement && document.activeElement.dataset['bar'] !== undefined;
  useLayoutEffect(() => {
    if (move === null || held !== null || isAtBar()) return;
    const bars = grid.current?.querySelectorAll<HTMLElement>('[data-bar]:not([aria-hidden])') ?? [];
    [...bars].find(({ dataset }) => dataset['bar'] === move.item.key)?.focus();
  }, [move, held]);
  const forget = (): void => {
    setHeld(null);
    setMove(null);
  };
  const drop = (wish: BarMove | null): void => {
    forget();
    if (wish !== null && wish.days !== 0) onDrop(wish);
  };
  const stepWith = (item: CalendarItem, edge: Edge, step: number): void => {
    if (!movableEdges(item).includes(edge)) return;
    // What stands there is the item as it would be moved; it is moved from where it was.
    const isSame = move?.item.key === item.key;
    const base = isSame ? move.item : item;
    const days = heldDays(base, edge, (isSame && move.edge === edge ? move.days : 0) + step);
    const { firstDay, lastDay } = movedItem(base, edge, days);
    if (lastDay >= firstShown && firstDay <= lastShown) setMove({ item: base, edge, days });
  };
  return {
    move,
    shown: (items) =>
      move === null
        ? items
        : items.map((item) =>
            item.key === move.item.key ? movedItem(move.item, move.edge, move.days) : item,
          ),
    handlers: {
      isMoving,
      onPointerDown: (item, event) => {
        setIsMoving(false);
        const edge = edgeOf(event.target);
        const fromDay = dayAt(event.clientX, event.clientY);
        if (!mayMove || event.button !== 0 || fromDay === undefined || !movableEdges(item).includes(edge))
          return;
        setMove(null);
        setHeld({ item: move?.item.key === item.key ? move.item : item, edge, fromDay, x: event.clientX });
      },
      onKeyDown: (item, event) => {
        const step = STEPS[event.key];
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
        const day = dayAt(event.clientX, event.clientY);
        const isFar = Math.abs(event.clientX - held.x) >= FURTHER_PX || day !== held.fromDay;
        if (day === undefined || (move === null && !isFar)) return;
        grid.current?.setPointerCapture(event.pointerId);
        setIsMoving(true);
        const { item, edge, fromDay } = held;
        setMove({ item, edge, days: heldDays(item, edge, daysBetween(fromDay, day)) });
      },
      onPointerUp: () => drop(held === null ? null : move),
      onPointerCancel: forget,
    },
  };
};
