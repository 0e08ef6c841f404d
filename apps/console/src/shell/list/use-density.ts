import { useStore } from 'react-admin';

interface Density {
  readonly isCompact: boolean;
  readonly toggle: () => void;
}

/** How high the rows of all lists are; remembered. */
export const useDensity = (): Density => {
  const [isCompact, setIsCompact] = useStore('lists.isCompact', false);
  return { isCompact, toggle: () => setIsCompact(!isCompact) };
};
