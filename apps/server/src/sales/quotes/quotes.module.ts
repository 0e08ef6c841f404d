import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CartsModule } from '../../carts/index.js';
import { ContentModule } from '../../content/index.js';
import { SsoModule } from '../../sso/index.js';
import { RequestsModule } from '../requests/index.js';
import { AskAboutQuote } from './customer/ask-about-quote.js';
import { CustomerStep } from './customer/customer-step.js';
import { ExpireQuotes } from './expire-quotes.js';
import { ForgetQuotes } from './forget-quotes.js';
import { PersonalQuotes } from './personal-quotes.js';
import { RemindOfQuotes } from './letters/remind-of-quotes.js';
import { QuoteForCustomer } from './customer/quote-for-customer.js';
import { QuoteLetters } from './letters/quote-letters.js';
import { QuoteOffers } from './quote-offers.js';
import { QuoteReactions } from './quote-reactions.js';
import { SendQuoteFile } from './letters/send-quote-file.js';
import { QuoteTokens } from './letters/quote-tokens.js';
import { QuoteTrail } from './quote-trail.js';
import { QuoteRepository } from './store/quote.repository.js';
import { QuotesController } from './customer/quotes.controller.js';
import { DiscountApproval } from './staff/discount-approval.js';
import { PreviewMessages } from './staff/preview-messages.js';
import { ReceivingOptions } from './staff/receiving-options.js';
import { QuoteDiscounts } from './staff/quote-discounts.js';
import { DeskOffers } from './staff/desk-offers.js';
import { EndQuote } from './staff/end-quote.js';
import { QuoteCustomerReader } from './staff/quote-customer.reader.js';
import { QuoteListReader } from './staff/quote-list.reader.js';
import { StaffQuoteView } from './staff/quote-view.js';
import { StaffQuotesController } from './staff/quotes.controller.js';
import { SendQuote } from './staff/send-quote.js';
import { WriteQuote } from './staff/write-quote.js';
import { TireCostReader } from './staff/tire-cost.reader.js';
import { CurrentQuoteTerms } from './terms/quote-terms.js';
import { quoteTermsEntity } from './terms/quote-terms.entity.js';
import { WinRequest } from './win-request.js';
import { quoteEntity } from './store/quote.entity.js';
import { quoteEntryEntity } from './store/quote-entry.entity.js';
import { quoteLineEntity } from './store/quote-line.entity.js';

/** Quotes: staff select tires for a customer, send them by email and text, and follow the outcome. */
@Module({
  imports: [
    TypeOrmModule.forFeature([quoteEntity, quoteEntryEntity, quoteLineEntity, quoteTermsEntity]),
    CartsModule,
    ContentModule,
    RequestsModule,
    SsoModule,
  ],
  controllers: [QuotesController, StaffQuotesController],
  providers: [
    QuoteListReader,
    QuoteCustomerReader,
    QuoteRepository,
    QuoteTokens,
    QuoteOffers,
    DeskOffers,
    QuoteDiscounts,
    DiscountApproval,
    PreviewMessages,
    ReceivingOptions,
    TireCostReader,
    CurrentQuoteTerms,
    QuoteLetters,
    SendQuoteFile,
    QuoteTrail,
    WriteQuote,
    SendQuote,
    EndQuote,
    CustomerStep,
    QuoteForCustomer,
    StaffQuoteView,
    QuoteReactions,
    ExpireQuotes,
    ForgetQuotes,
    PersonalQuotes,
    WinRequest,
    AskAboutQuote,
    RemindOfQuotes,
  ],
})
export class QuotesModule {}
