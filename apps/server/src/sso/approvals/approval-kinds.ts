import { Injectable } from '@nestjs/common';
import type { ApprovalKind } from '@simpletread/domain';

import type { ApprovalHandler } from './approval.js';

/** The handlers of each kind of request. Features register theirs in `onModuleInit`. */
@Injectable()
export class ApprovalKinds {
  private readonly handlers = new Map<ApprovalKind, ApprovalHandler>();

  register(handler: ApprovalHandler): void {
    if (this.handlers.has(handler.kind)) throw new Error(`two features carry out ${handler.kind}`);
    this.handlers.set(handler.kind, handler);
  }

  named(kind: ApprovalKind): ApprovalHandler {
    const handler = this.handlers.get(kind);
    if (handler === undefined) throw new Error(`no feature carries out ${kind}`);
    return handler;
  }
}
