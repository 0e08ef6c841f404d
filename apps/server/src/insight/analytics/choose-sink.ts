import type { Config } from '../../platform/config/index.js';
import type { Log } from '../../platform/log/index.js';
import type { AnalyticsSink } from './analytics-sink.js';
import { HttpSink } from './sinks/http.sink.js';
import { LogSink } from './sinks/log.sink.js';
import { OffSink } from './sinks/off.sink.js';

/** The sink that the configuration names. */
export const chooseSink = (
  { analyticsSink, analyticsUrl, analyticsKey }: Config,
  log: Log,
): AnalyticsSink => {
  if (analyticsSink === 'http' && analyticsUrl !== undefined) return new HttpSink(analyticsUrl, analyticsKey);
  return analyticsSink === 'log' ? new LogSink(log) : new OffSink();
};
