import {
  answerCase,
  answerChat,
  changeCase,
  endStaffChat,
  getCaseFile,
  getChatDesk,
  handOverChat,
  listCaseTeam,
  listMacros,
  listSavedReplies,
  logCall,
  mergeCase,
  noteCase,
  rehearseCase,
  reopenCase,
  snoozeCase,
  solveCase,
  splitCase,
  takeChat,
  takeNextChat,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import { serverConfig } from '../../shell/config/index.js';

const MOST_TEXTS = '[0,499]';

const caseCalls = {
  answerCase: (id: string, body: BodyOf<typeof answerCase>, idempotencyKey: string) =>
    client.call(answerCase, { params: { id }, body }, { idempotencyKey }),
  noteCase: (id: string, body: BodyOf<typeof noteCase>, idempotencyKey: string) =>
    client.call(noteCase, { params: { id }, body }, { idempotencyKey }),
  changeCase: (id: string, body: BodyOf<typeof changeCase>, idempotencyKey: string) =>
    client.call(changeCase, { params: { id }, body }, { idempotencyKey }),
  snoozeCase: (id: string, body: BodyOf<typeof snoozeCase>, idempotencyKey: string) =>
    client.call(snoozeCase, { params: { id }, body }, { idempotencyKey }),
  solveCase: (id: string, body: BodyOf<typeof solveCase>, idempotencyKey: string) =>
    client.call(solveCase, { params: { id }, body }, { idempotencyKey }),
  reopenCase: (id: string, body: BodyOf<typeof reopenCase>, idempotencyKey: string) =>
    client.call(reopenCase, { params: { id }, body }, { idempotencyKey }),
  mergeCase: (id: string, body: BodyOf<typeof mergeCase>, idempotencyKey: string) =>
    client.call(mergeCase, { params: { id }, body }, { idempotencyKey }),
  splitCase: (id: string, body: BodyOf<typeof splitCase>, idempotencyKey: string) =>
    client.call(splitCase, { params: { id }, body }, { idempotencyKey }),
  rehearseCase: (id: string, body: BodyOf<typeof rehearseCase>, idempotencyKey: string) =>
    client.call(rehearseCase, { params: { id }, body }, { idempotencyKey }),
  logCall: (body: BodyOf<typeof logCall>, idempotencyKey: string) =>
    client.call(logCall, { body }, { idempotencyKey }),
  chatDesk: () => client.call(getChatDesk, {}),
  takeNextChat: (idempotencyKey: string) => client.call(takeNextChat, {}, { idempotencyKey }),
  takeChat: (id: string, idempotencyKey: string) =>
    client.call(takeChat, { params: { id } }, { idempotencyKey }),
  answerChat: (id: string, body: BodyOf<typeof answerChat>, idempotencyKey: string) =>
    client.call(answerChat, { params: { id }, body }, { idempotencyKey }),
  handOverChat: (id: string, body: BodyOf<typeof handOverChat>, idempotencyKey: string) =>
    client.call(handOverChat, { params: { id }, body }, { idempotencyKey }),
  endChat: (id: string, body: BodyOf<typeof endStaffChat>, idempotencyKey: string) =>
    client.call(endStaffChat, { params: { id }, body }, { idempotencyKey }),
  caseTeam: () => client.call(listCaseTeam, {}),
  caseMacros: () => client.call(listMacros, { query: { range: MOST_TEXTS } }),
  caseTexts: () => client.call(listSavedReplies, { query: { range: MOST_TEXTS } }),
};

export const useCaseCalls = () => useCalls(caseCalls);

/** The address of a file of a case. */
export const caseFileUrl = (id: string): string =>
  `${serverConfig().serverUrl}${getCaseFile.path.replace('{id}', encodeURIComponent(id))}`;

/** Queries to read again after a step. */
export const RELOAD = ['cases', 'history', 'waiting'];
