import { answerChatRead, answerChatWrite } from '../../../support';

export const GET = (request: Request): Promise<Response> => answerChatRead(request);

export const POST = (request: Request): Promise<Response> => answerChatWrite(request);
