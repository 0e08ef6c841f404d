-- The writer owed an answer when the review was rejected, so taking the rejection back asks for it again.
ALTER TABLE reviews.submission ADD COLUMN was_asked boolean NOT NULL DEFAULT false;
