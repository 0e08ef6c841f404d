import type { CallInput, reportClientError } from '@simpletread/contract';

type Level = CallInput<typeof reportClientError>['body']['level'];

/** Written out instead of imported from the contract, which would add its schemas to every page. */
const FROM_GRAVE_TO_MINOR: readonly Level[] = ['error', 'warn', 'info'];

/** The browsers' default report level, unless the page asks for more. Source: specification, section 9. */
export const DEFAULT_CLIENT_LOG_LEVEL: Level = 'error';

/** Returns the level that `text` names, otherwise the default. */
export const clientLogLevel = (text: string | undefined): Level =>
  FROM_GRAVE_TO_MINOR.find((level) => level === text) ?? DEFAULT_CLIENT_LOG_LEVEL;

/** True if `level` is reported at the level `asked`. */
export const isReported = (level: Level, asked: Level): boolean =>
  FROM_GRAVE_TO_MINOR.indexOf(level) <= FROM_GRAVE_TO_MINOR.indexOf(asked);
