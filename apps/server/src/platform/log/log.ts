/** Writes structured log lines; `fields` never hold more of a person than an id. */
export abstract class Log {
  abstract error(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract debug(fields: object, message: string): void;
}
