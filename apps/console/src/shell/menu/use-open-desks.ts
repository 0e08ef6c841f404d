import { useGetIdentity, useStore } from 'react-admin';

import { useCan } from '../auth/index.js';
import type { MenuGroup } from './menu.js';

type Folds = Readonly<Record<string, boolean>>;

const NOTHING: Folds = {};

/** Which desks of the menu are open: those where the person works, until they fold or unfold one; remembered for them alone. */
export const useOpenDesks = () => {
  const can = useCan();
  const { identity } = useGetIdentity();
  const owner = identity === undefined ? 'nobody' : String(identity.id);
  const [folds, setFolds] = useStore<Folds>(`menu.${owner}.desks`, NOTHING);
  const isOpen = ({ label, homeOf }: MenuGroup): boolean => {
    if (label === null) return true;
    const chosen = Object.hasOwn(folds, label) ? folds[label] : undefined;
    return chosen ?? homeOf.some(can);
  };
  const toggle = (group: MenuGroup): void => {
    if (group.label !== null) setFolds({ ...folds, [group.label]: !isOpen(group) });
  };
  return { isOpen, toggle };
};
