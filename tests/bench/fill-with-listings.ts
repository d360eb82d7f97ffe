import type { Database } from '../../server/db/database';
import { rowsOf } from '../support/rows-of';

/** Fills a database up to `count` made listings, spread over places as real files spread them. */
export async function fillWithListings(database: Database, count: number): Promise<void> {
  await database.query(
    `INSERT INTO users (id, user_type, name, email, company_name, verified_at)
     SELECT gen_random_uuid(), 'agent', 'Agent ' || n, 'agent' || n || '@bench.example', 'Company ' || n, now()
     FROM generate_series(1, 500) n ON CONFLICT DO NOTHING`,
  );
  const [known] = await rowsOf<{ n: number }>(database, 'SELECT count(*) AS n FROM properties');
  const chunk = 5000;
  for (let start = known?.n ?? 0; start < count; start += chunk) {
    await database.query(FILL, [start, Math.min(start + chunk, count) - 1]);
  }
  await database.script('VACUUM (ANALYZE) properties');
}

// Three of four are in Lagos and half of those around Lekki, as in the real sales file.
const FILL = `
  WITH places (i, address, lat, lng) AS (VALUES
    (0, 'Lekki Phase 1, Lekki, Lagos', 6.446, 3.477), (1, 'Chevron, Lekki, Lagos', 6.439, 3.537),
    (2, 'Ikate, Lekki, Lagos', 6.441, 3.496), (3, 'Ajah, Lagos', 6.468, 3.573),
    (4, 'Ikoyi, Lagos', 6.452, 3.435), (5, 'Ikeja, Lagos', 6.601, 3.351),
    (6, 'Yaba, Lagos', 6.513, 3.379), (7, 'Badagry, Lagos', 6.415, 2.881),
    (8, 'Gwarinpa, Abuja', 9.108, 7.399), (9, 'Maitama, Abuja', 9.086, 7.493),
    (10, 'Bodija, Ibadan, Oyo', 7.435, 3.913), (11, 'GRA, Port Harcourt, Rivers', 4.812, 7.003)
  ), rows AS (
    SELECT n, (n::bigint * 7919 % 100)::int AS r, (n::bigint * 104729 % 1000)::int AS s FROM generate_series($1::int, $2::int) n
  )
  INSERT INTO properties (id, owner_id, status, title, address, price, bedrooms, bathrooms, area_size,
    parking_spaces, type, property_category, listing_type, description, lat, lng, published_at,
    address_search, text_search, feature_search)
  SELECT gen_random_uuid(), u.id, 'Active', t.title, p.address, t.price, 1 + r % 6, 1 + s % 5, 60 + s, 1 + r % 4,
    t.type, 'Residential', t.listing_type, t.description, p.lat + (s - 500) * 0.00004, p.lng + (r - 50) * 0.0004,
    date_trunc('milliseconds', now() - make_interval(mins => n)), lower(p.address),
    lower(t.title || ' ' || t.type || ' ' || t.description), lower(t.features)
  FROM rows
  JOIN places p ON p.i = CASE WHEN r < 38 THEN r % 3 WHEN r < 75 THEN 3 + r % 4 WHEN r < 76 THEN 7 ELSE 8 + r % 4 END
  CROSS JOIN LATERAL (SELECT (ARRAY['Apartment','Detached','Semi detached','Terrace','Bungalow','Flat'])[1 + s % 6] AS type,
    CASE WHEN s % 3 = 0 THEN 'rent' ELSE 'sale' END AS listing_type,
    (1 + r % 6) || ' Bedroom ' || (ARRAY['Apartment','Duplex','Terrace'])[1 + s % 3] AS title,
    CASE WHEN s % 3 = 0 THEN 500000 + s * 9000 ELSE 15000000 + s * 250000 END AS price,
    'A home near the main road, ' || (ARRAY['prepaid meter','borehole','good road','new paint','fitted kitchen'])[1 + s % 5]
      || CASE WHEN n % 997 = 0 THEN ', swimming pool and cinema' ELSE '' END AS description,
    CASE WHEN s % 2 = 0 THEN ' car park , security ' ELSE ' balcony ' END AS features) t
  JOIN LATERAL (SELECT id FROM users WHERE email = 'agent' || (1 + n % 500) || '@bench.example') u ON true`;
