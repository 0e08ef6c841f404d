import { Clock } from './clock.js';

/** A stopped clock that tests move. */
export class FakeClock extends Clock {
  private current: Date;

  constructor(start: Date | string = '2026-03-04T15:00:00.000Z') {
    super();
    this.current = new Date(start);
  }

  override now(): Date {
    return new Date(this.current);
  }

  set(moment: Date | string): void {
    this.current = new Date(moment);
  }

  advance(milliseconds: number): void {
    this.current = new Date(this.current.getTime() + milliseconds);
  }
}
