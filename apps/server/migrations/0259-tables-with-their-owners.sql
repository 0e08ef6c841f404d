-- Tables that were created before the feature that owns them move to its schema.
CREATE SCHEMA reviews;
CREATE SCHEMA telemetry;
ALTER TABLE catalogue.review SET SCHEMA reviews;
ALTER TABLE platform.client_error SET SCHEMA telemetry;
ALTER TABLE identity.saved_view SET SCHEMA platform;
ALTER TABLE gift_cards.cart_choice SET SCHEMA checkout;
ALTER TABLE checkout.cart_choice RENAME TO gift_card_choice;
ALTER INDEX checkout.cart_choice_age RENAME TO gift_card_choice_age;
