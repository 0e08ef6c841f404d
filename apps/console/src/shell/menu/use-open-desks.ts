import { useCan } from '../auth/index.js';
import { useOwnChoice } from '../stored-values/index.js';
import type { MenuEntry, MenuGroup } from './menu.js';

type Folds = Readonly<Record<string, boolean>>;

const NOTHING: Folds = {};

const isFolds = (value: unknown): value is Folds =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((isOpen) => typeof isOpen === 'boolean');

/**
 * Returns the open desks of the menu: those where the person works and the one of the current page, until they fold or unfold one.
 * Their choice is remembered for them alone.
 */
export const useOpenDesks = (here: MenuEntry | undefined) => {
  const can = useCan();
  const [folds, setFolds] = useOwnChoice({ about: 'desks', isChoice: isFolds, first: NOTHING });
  const isOpen = ({ label, homeOf, entries }: MenuGroup): boolean => {
    if (label === null) return true;
    const chosen = Object.hasOwn(folds, label) ? folds[label] : undefined;
    return chosen ?? (homeOf.some(can) || entries.some((entry) => entry === here));
  };
  const toggle = (group: MenuGroup): void => {
    if (group.label !== null) setFolds({ ...folds, [group.label]: !isOpen(group) });
  };
  return { isOpen, toggle };
};
