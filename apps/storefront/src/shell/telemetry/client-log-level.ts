import type { CallInput, reportClientError } from '@simpletread/contract';

type Level = CallInput<typeof reportClientError>['body']['level'];

/** Written out and not taken from the contract, which would bring its schemas into every page. */
const FROM_GRAVE_TO_MINOR: readonly Level[] = ['error', 'warn', 'info'];

/** What browsers report unless the page asks for more. Source: specification, section 9. */
export const DEFAULT_CLIENT_LOG_LEVEL: Level = 'error';

/** The level that `text` names, else the default. */
export const clientLogLevel = (text: string | undefined): Level =>
  FROM_GRAVE_TO_MINOR.find((level) => level === text) ?? DEFAULT_CLIENT_LOG_LEVEL;

/** Whether something of `level` is reported where `asked` is the level asked for. */
export const isReported = (level: Level, asked: Level): boolean =>
  FROM_GRAVE_TO_MINOR.indexOf(level) <= FROM_GRAVE_TO_MINOR.indexOf(asked);
