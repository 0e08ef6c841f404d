import { useMemo } from 'react';
import { type DataProvider, useDataProvider } from 'react-admin';

type Call = (...args: never[]) => Promise<unknown>;

/** Runs each call through the data provider by name, so react-admin answers any 401 with the sign-in page. */
export interface CallRunner {
  readonly run: <A extends never[], R>(name: string, call: (...args: A) => Promise<R>, args: A) => Promise<R>;
}

/** A feature’s own calls, run by the console’s data provider. */
export const useCalls = <Calls extends Readonly<Record<keyof Calls, Call>>>(calls: Calls): Calls => {
  const data = useDataProvider<DataProvider & CallRunner>();
  return useMemo(() => {
    const run = (name: string, call: Call) =>
      [name, (...args: never[]) => data.run(name, call, args)] as const;
    return Object.fromEntries(
      Object.entries<Call>(calls).map(([name, call]) => run(name, call)),
    ) as unknown as Calls;
  }, [calls, data]);
};
