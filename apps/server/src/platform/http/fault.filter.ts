import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isDatabaseAway } from '../database/index.js';
import { Log } from '../log/index.js';
import { FaultError } from './fault-error.js';

const UNREADABLE = /^FST_ERR_(CTP|BAD_URL|VALIDATION)/;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/** The refusal behind `error`, or null for a bug. */
export const faultErrorOf = (error: unknown): FaultError | null => {
  if (error instanceof FaultError) return error;
  const code = codeOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return FaultError.of('request.tooLarge', { limit: '100 KB' });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return FaultError.of('request.typeUnsupported');
  if (UNREADABLE.test(code) || error instanceof SyntaxError) return FaultError.of('request.unreadable');
  if (!(error instanceof HttpException)) return null;
  const status = error.getStatus();
  if (status === 404) return FaultError.of('route.unknown');
  if (status === 415) return FaultError.of('request.typeUnsupported');
  if (status === 413) return FaultError.of('request.tooLarge', { limit: '100 KB' });
  if (status === 401) return FaultError.of('access.signInRequired');
  if (status === 403) return FaultError.of('access.refused');
  if (status === 503) return FaultError.of('server.unavailable');
  return status < 500 ? FaultError.of('request.unreadable') : null;
};

/** A retry in a moment may find the database back. */
const outageOf = (error: unknown): FaultError | null =>
  isDatabaseAway(error)
    ? new FaultError({ code: 'server.unavailable', data: {} }, undefined, { 'retry-after': '2' })
    : null;

/** Answers all errors in one place: `{code, message, statusCode}`. Bugs are logged in full and answered in general. */
@Catch()
@Injectable()
export class FaultFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = faultErrorOf(error) ?? outageOf(error);
    if (refusal === null || isDatabaseAway(error)) {
      this.log.error(
        { requestId: request.id, route: request.routeOptions?.url, err: error },
        'request failed',
      );
    }
    const { headers } = refusal ?? {};
    const body = (refusal ?? FaultError.of('server.unexpected')).toBody();
    reply
      .headers({ ...headers, 'cache-control': 'no-store' })
      .status(body.statusCode)
      .type('application/json; charset=utf-8')
      .send(body);
  }
}
