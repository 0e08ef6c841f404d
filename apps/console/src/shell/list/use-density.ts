import { useStore } from 'react-admin';

interface Density {
  readonly isCompact: boolean;
  readonly toggle: () => void;
}

/** The row height of all lists; remembered. */
export const useDensity = (): Density => {
  const [isCompact, setIsCompact] = useStore('lists.isCompact', false);
  return { isCompact, toggle: () => setIsCompact(!isCompact) };
};
