import { Module } from '@nestjs/common';

import { CartsModule } from '../carts/index.js';
import { ContentModule } from '../content/index.js';
import { AdminQuoteView } from './admin-quote-view.js';
import { AdminQuotesController } from './admin-quotes.controller.js';
import { CustomerStep } from './customer-step.js';
import { EndQuote } from './end-quote.js';
import { ExpireQuotes } from './expire-quotes.js';
import { ForgetQuotes } from './forget-quotes.js';
import { PersonalQuotes } from './personal-quotes.js';
import { QuoteForCustomer } from './quote-for-customer.js';
import { QuoteLetters } from './quote-letters.js';
import { QuoteOffers } from './quote-offers.js';
import { QuoteReactions } from './quote-reactions.js';
import { QuoteRepository } from './quote.repository.js';
import { QuoteTokens } from './quote-tokens.js';
import { QuoteTrail } from './quote-trail.js';
import { QuotesController } from './quotes.controller.js';
import { SendQuote } from './send-quote.js';
import { WriteQuote } from './write-quote.js';

/** Quotes: staff put tires together for somebody, send them by mail and text, and see what becomes of them. */
@Module({
  imports: [CartsModule, ContentModule],
  controllers: [QuotesController, AdminQuotesController],
  providers: [
    QuoteRepository,
    QuoteTokens,
    QuoteOffers,
    QuoteLetters,
    QuoteTrail,
    WriteQuote,
    SendQuote,
    EndQuote,
    CustomerStep,
    QuoteForCustomer,
    AdminQuoteView,
    QuoteReactions,
    ExpireQuotes,
    ForgetQuotes,
    PersonalQuotes,
  ],
})
export class QuotesModule {}
