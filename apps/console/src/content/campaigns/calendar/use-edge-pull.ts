import { type RefObject, useEffect, useRef, useState } from 'react';

import { type Pull, pullAt } from './grid-edge.js';

const EVERY_MS = 600;

const weeksOf = (grid: HTMLElement | null): readonly HTMLElement[] => [
  ...(grid?.querySelectorAll<HTMLElement>('[data-week]') ?? []),
];

/**
 * Turns the weeks repeatedly while an item is held at an edge. Scrolls to the edge first if the window doesn't show
 * it.
 */
export const useEdgePull = (
  grid: RefObject<HTMLElement | null>,
  onTurn: (direction: 1 | -1) => void,
): { readonly pullFrom: (y: number) => void; readonly letGo: () => void } => {
  const [pull, setPull] = useState<Pull>(0);
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  });
  useEffect(() => {
    if (pull === 0) return undefined;
    const timer = setInterval(() => {
      const weeks = weeksOf(grid.current);
      const outermost = pull === 1 ? weeks.at(-1) : weeks[0];
      const { top, bottom } = outermost?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      if (top >= 0 && bottom <= window.innerHeight) turn.current(pull);
      else outermost?.scrollIntoView({ block: 'nearest' });
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [pull, grid]);
  return {
    pullFrom: (y) => {
      const weeks = weeksOf(grid.current);
      const top = weeks[0]?.getBoundingClientRect().top ?? 0;
      const bottom = weeks.at(-1)?.getBoundingClientRect().bottom ?? 0;
      setPull(pullAt(y, { top, bottom }, window.innerHeight));
    },
    letGo: () => setPull(0),
  };
};
