import { Controller } from '@nestjs/common';
import { answerSatisfaction, type HandlerInput, readSatisfaction } from '@simpletread/contract';

import { Bind, Input, RequestId } from '../../platform/http/index.js';
import { AnswerSatisfaction } from './answer-satisfaction.js';

/** The question in our email about a solved case. */
@Controller()
export class SatisfactionController {
  constructor(private readonly answers: AnswerSatisfaction) {}

  @Bind(readSatisfaction, { rate: 'strict' })
  read(@Input() { body }: HandlerInput<typeof readSatisfaction>) {
    return this.answers.show(body.token);
  }

  @Bind(answerSatisfaction, { rate: 'strict' })
  answer(
    @Input() { body: { token, ...given } }: HandlerInput<typeof answerSatisfaction>,
    @RequestId() requestId: string,
  ) {
    return this.answers.byLink(token, given, requestId);
  }
}
