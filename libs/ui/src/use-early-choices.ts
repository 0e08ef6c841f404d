import { type RefObject, useLayoutEffect } from 'react';

/** The value of the radio of each group that is chosen on the page, by the group's name. */
export type EarlyChoices = ReadonlyMap<string, string>;

const choicesOn = (element: HTMLElement): EarlyChoices =>
  new Map(
    [...element.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].map(
      ({ name, value }) => [name, value] as const,
    ),
  );

/**
 * Hands over what a visitor chose before the script arrived. React keeps such a choice on the page while it takes the page
 * over, but doesn't report it, and the next render would undo it.
 */
export const useEarlyChoices = (
  area: RefObject<HTMLElement | null>,
  adopt: (choices: EarlyChoices) => void,
): void => {
  useLayoutEffect(() => {
    if (area.current !== null) adopt(choicesOn(area.current));
    // Once, as the page is taken over; from then on React reports each choice itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a later render must not read the page again
  }, []);
};
