import { useEffect, useState, type RefObject } from 'react';
import { timings } from '../tokens/timings.js';

export type RowEnds = { readonly hasBefore: boolean; readonly hasAfter: boolean };

/** Browser rounding may leave a row this far from its end. */
const SLACK_PX = 2;

/** Tells if a sideways-scrolling row continues on either side. Scrolls the chosen part to the start. */
export const useRowEnds = (row: RefObject<HTMLElement | null>, length: number): RowEnds => {
  const [ends, setEnds] = useState<RowEnds>({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      setEnds({
        hasBefore: scrollLeft > SLACK_PX,
        hasAfter: scrollLeft + clientWidth < scrollWidth - SLACK_PX,
      });
    };
    const showChosen = () => {
      const chosen = element.querySelector('input:checked')?.parentElement;
      if (!chosen) return;
      const { left, right } = chosen.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      if (right > frame.right) element.scrollBy({ left: left - frame.left, behavior: 'instant' });
    };
    showChosen();
    look();
    // The arrows that this shows make the row narrower.
    const next = requestAnimationFrame(showChosen);
    element.addEventListener('scroll', look, { passive: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAfterResize = () => {
      clearTimeout(timer);
      timer = setTimeout(look, timings.resizeDebounceMs);
    };
    window.addEventListener('resize', lookAfterResize);
    return () => {
      cancelAnimationFrame(next);
      clearTimeout(timer);
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', lookAfterResize);
    };
  }, [row, length]);
  return ends;
};
