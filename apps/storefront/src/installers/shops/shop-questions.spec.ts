import type { ShopPage } from '@simpletread/contract';
import { shopQuestions } from './shop-questions';

const shop = (services: string[]) =>
  ({ services, minRimIn: 13, maxRimIn: 20, minAspect: 40 }) as unknown as ShopPage;

const answerOf = (question: string, services: string[] = []): string =>
  shopQuestions(shop(services)).find((one) => one.question === question)?.answer ?? '';

describe('questions about an installation', () => {
  it('name a waiting room and Wi-Fi only where the shop has them', () => {
    const asked = 'Can I wait while they work?';
    expect(answerOf(asked)).toMatch(/drop off the car\.$/);
    expect(answerOf(asked, ['wifi'])).toMatch(/The shop has Wi-Fi\.$/);
    expect(answerOf(asked, ['waiting-room'])).toMatch(/The shop has a waiting room\.$/);
    expect(answerOf(asked, ['waiting-room', 'wifi'])).toMatch(/a waiting room with Wi-Fi\.$/);
  });

  it('state the shop’s own limits, and the rule for a change of the time', () => {
    expect(answerOf('Does the shop mount tires in my size?')).toContain(
      'wheels of 13 to 20 inches and aspect ratios of 40 and up',
    );
    expect(answerOf('Can I change the time?')).toContain(
      'until 24 hours before the appointment, up to three times',
    );
  });
});
