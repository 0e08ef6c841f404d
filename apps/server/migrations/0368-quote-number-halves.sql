-- People read a quote's number in two groups. The first is found by the number's own index.
CREATE INDEX quote_number_second_half ON quotes.quote (right(number::text, 5));
