-- Every score uses the most recently published weights.
SELECT line.id AS line_id, line.score_version, last.version AS published
FROM catalogue.product_line line, (SELECT max(version) AS version FROM catalogue.score_weights) last
WHERE line.score_overall IS NOT NULL AND line.score_version IS DISTINCT FROM last.version
