import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

import { DiscardDialog } from './DiscardDialog.js';
import { type Hold, LeaveContext } from './leave-context.js';

const useWarnBeforeUnload = (isHeld: boolean): void =>
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);

/** The one question before a page with unsaved edits is left, whatever component holds them: a router asks only one. */
export const LeaveGuard = ({ children }: { readonly children: ReactNode }) => {
  const holders = useRef(new Set<symbol>());
  const [count, setCount] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const hold: Hold = useCallback(() => {
    const holder = Symbol('edits');
    holders.current.add(holder);
    setCount(holders.current.size);
    return () => {
      holders.current.delete(holder);
      setCount(holders.current.size);
    };
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holders.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useWarnBeforeUnload(count > 0);
  useEffect(() => {
    const isBlocked = blocker.state === 'blocked';
    // Once everything is saved or deleted, nothing holds the person back.
    if (isBlocked && holders.current.size === 0) blocker.proceed();
    setAsking(isBlocked && holders.current.size > 0);
  }, [blocker, count]);
  return (
    <LeaveContext value={hold}>
      {children}
      {isAsking && <DiscardDialog onKeep={() => blocker.reset?.()} onDiscard={() => blocker.proceed?.()} />}
    </LeaveContext>
  );
};
