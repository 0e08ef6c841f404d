export { CaseCalendar } from './case-calendar.js';
export { CaseMails } from './case-mails.js';
export { type CaseRow } from './case.entity.js';
export { CaseRepository } from './case.repository.js';
export { CasesModule } from './cases.module.js';
export { type Envelope, InboundChannel } from './inbound-channel.js';
export { keepableFiles, keptFiles } from './kept-files.js';
export { TakeInbound } from './take-inbound.js';
export { TakeMessage } from './take-message.js';
