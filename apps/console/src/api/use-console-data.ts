import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from './data-provider.js';

/** The data provider with our own calls; a 401 of any of them leads to the sign-in page. */
export const useConsoleData = (): ConsoleDataProvider => useDataProvider<ConsoleDataProvider>();
