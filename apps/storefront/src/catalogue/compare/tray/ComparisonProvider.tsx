'use client';

import {
  addToComparison,
  type Comparison,
  comparisonText,
  isCompared,
  isSameCompared,
  NOTHING_COMPARED,
  removeFromComparison,
} from '@simpletread/domain';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { readBrowserComparison, writeBrowserComparison } from './browser-comparison';
import { ComparisonContext } from './comparison-context';
import type { TrayTire } from './tray-tire';

interface ComparisonProviderProps {
  /** The choice as the server knows it. */
  readonly chosen: readonly TrayTire[];
  /** The message of each refusal. */
  readonly words: Readonly<Record<'comparison.full' | 'comparison.duplicate', string>>;
  readonly children: ReactNode;
}

const CHANNEL = 'simpletread-compare';

/** The tires chosen to compare, shared with other tabs. The server reads them from the cookie. */
export const ComparisonProvider = ({ chosen, words, children }: ComparisonProviderProps) => {
  const router = useRouter();
  const [tires, setTires] = useState(chosen);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [told, setTold] = useState(chosen);
  const channel = useRef<BroadcastChannel>(null);
  if (comparisonText(told) !== comparisonText(chosen)) {
    setTold(chosen);
    setTires(chosen);
  }

  useEffect(() => {
    const other = new BroadcastChannel(CHANNEL);
    other.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (Array.isArray(data)) setTires(data);
    };
    channel.current = other;
    return () => other.close();
  }, []);

  const state = useMemo(() => {
    const keep = (next: Comparison, known: readonly TrayTire[]) => {
      const kept = next.flatMap((each) => known.find((tire) => isSameCompared(tire, each)) ?? []);
      writeBrowserComparison(next);
      setTires(kept);
      channel.current?.postMessage(kept);
      // Chosen in another tab; the server knows their names.
      if (kept.length < next.length) router.refresh();
    };
    return {
      tires,
      refusal,
      toggle: (tire: TrayTire) => {
        const own = readBrowserComparison();
        const added = isCompared(tires, tire) ? null : addToComparison(own, tire);
        setRefusal(added === null || added.ok ? null : words[added.fault.code]);
        if (added === null) keep(removeFromComparison(own, tire), tires);
        else keep(added.ok ? added.value : own, [...tires, tire]);
      },
      clear: () => keep(NOTHING_COMPARED, []),
    };
  }, [tires, refusal, words, router]);
  return <ComparisonContext value={state}>{children}</ComparisonContext>;
};
