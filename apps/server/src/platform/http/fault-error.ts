import { type ErrorBody, faultMessage, faultStatus } from '@simpletread/contract';
import type { Fault, FaultCode } from '@simpletread/domain';

/** A refusal on its way to the fault filter. Use cases return faults; only the HTTP layer throws them. */
export class FaultError extends Error {
  constructor(
    readonly fault: Fault,
    readonly fields?: ErrorBody['fields'],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(fault.code);
  }

  static of(code: FaultCode, data: Fault['data'] = {}): FaultError {
    return new FaultError({ code, data });
  }

  /** The body that answers this refusal. */
  toBody(): ErrorBody {
    const { fault, fields } = this;
    return {
      code: fault.code,
      message: fields?.[0]?.message ?? faultMessage(fault),
      statusCode: faultStatus(fault.code),
      ...(fields === undefined ? {} : { fields }),
      ...(Object.keys(fault.data).length === 0 ? {} : { data: { ...fault.data } }),
    };
  }
}
