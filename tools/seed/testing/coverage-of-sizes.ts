/** Sizes of cars that few tires or categories are sold for. Lines for commercial trucks are all of one category. */
export const COVERAGE = `
  WITH fitted AS (
    SELECT front_size AS code FROM fitment.fitment UNION SELECT rear_size FROM fitment.fitment WHERE rear_size IS NOT NULL
  ), offered AS (
    SELECT f.code, count(t.id) AS tires, count(DISTINCT l.category_id) AS categories
    FROM fitted f
    LEFT JOIN catalogue.tire t ON t.size_code = f.code AND t.status = 'active'
    LEFT JOIN catalogue.product_line l ON l.id = t.line_id
    GROUP BY f.code
  )
  SELECT code, tires::integer, categories::integer FROM offered JOIN catalogue.tire_size size USING (code)
  WHERE tires < 8 OR (categories < 3 AND size.kind <> 'commercial-truck') ORDER BY code`;
