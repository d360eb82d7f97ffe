const PUBLISHED = `WHERE status = 'Active' AND deleted_at IS NULL`;
/** The newest first, and within a day the boosted first, straight from an index. */
const NEWEST = `(timezone('Africa/Lagos', published_at)::date) DESC, (boosted_until IS NOT NULL) DESC, published_at DESC, id DESC`;

/** Properties, their photos, the indexes that search needs, and the operator's own gazetteer. */
export const properties = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  // published_at may be an older date of its source, listed_at is when a listing came to be seen
  // here. source_version is the version an import last wrote: what is beyond it was written by a
  // person and is theirs. Beside the point that is shown stands the exact one of its owner.
  `CREATE TABLE properties (
    id uuid PRIMARY KEY,
    owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    version int NOT NULL DEFAULT 1,
    status text NOT NULL DEFAULT 'Draft' CHECK (status IN ('Active', 'Draft', 'Rented', 'Sold')),
    title text NOT NULL,
    address text NOT NULL,
    price bigint NOT NULL,
    service_charge bigint,
    caution_fee bigint,
    agency_fee bigint,
    legal_fee bigint,
    bedrooms int,
    bathrooms int,
    floors int,
    area_size double precision,
    parking_spaces int,
    type text NOT NULL,
    property_category text NOT NULL,
    listing_type text NOT NULL,
    furnished boolean NOT NULL DEFAULT false,
    key_features text[] NOT NULL DEFAULT '{}',
    amenities text[] NOT NULL DEFAULT '{}',
    description text NOT NULL DEFAULT '',
    lat double precision,
    lng double precision,
    exact_lat double precision,
    exact_lng double precision,
    building_class text,
    commercial_tenure_type text,
    office_type text,
    retail_type text,
    year_built int,
    address_search text NOT NULL DEFAULT '',
    text_search text NOT NULL DEFAULT '',
    feature_search text NOT NULL DEFAULT '',
    state text,
    boosted_until timestamptz,
    view_count bigint NOT NULL DEFAULT 0,
    source_key text,
    source_hash text,
    source_version int,
    review_note text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    published_at timestamptz,
    listed_at timestamptz,
    confirmed_at timestamptz NOT NULL DEFAULT now(),
    availability_asked_at timestamptz,
    awaits_room_since timestamptz,
    closed_on date,
    deleted_at timestamptz
  )`,
  'CREATE UNIQUE INDEX properties_source ON properties (owner_id, source_key) WHERE source_key IS NOT NULL',
  'CREATE INDEX properties_owner ON properties (owner_id, updated_at)',
  // The page of an agent.
  `CREATE INDEX properties_agent ON properties (owner_id, ${NEWEST}) ${PUBLISHED}`,
  `CREATE INDEX properties_newest ON properties (listing_type, ${NEWEST}) ${PUBLISHED}`,
  `CREATE INDEX properties_type ON properties (listing_type, type, ${NEWEST}) ${PUBLISHED}`,
  `CREATE INDEX properties_price ON properties (listing_type, price, id) ${PUBLISHED}`,
  `CREATE INDEX properties_address ON properties USING gin (address_search gin_trgm_ops) ${PUBLISHED}`,
  `CREATE INDEX properties_text ON properties USING gin (text_search gin_trgm_ops) ${PUBLISHED}`,
  `CREATE INDEX properties_point ON properties USING gist (point(lng, lat)) ${PUBLISHED} AND lat IS NOT NULL`,
  // What came to be seen between two moments: alerts look for it.
  `CREATE INDEX properties_listed ON properties (listed_at, id) ${PUBLISHED}`,
  `CREATE INDEX properties_confirmed ON properties (confirmed_at) ${PUBLISHED}`,
  'CREATE INDEX properties_boosted ON properties (boosted_until) WHERE boosted_until IS NOT NULL',
  'CREATE INDEX properties_awaiting ON properties (owner_id) WHERE awaits_room_since IS NOT NULL',
  'CREATE INDEX properties_changed ON properties (changed_at, id)',
  `CREATE TABLE photos (
    id uuid PRIMARY KEY,
    property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
    position int NOT NULL,
    width int NOT NULL,
    height int NOT NULL,
    color text NOT NULL,
    small text NOT NULL,
    medium text NOT NULL,
    large text NOT NULL,
    caption text NOT NULL DEFAULT '',
    view_key uuid NOT NULL DEFAULT gen_random_uuid(),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX photos_property ON photos (property_id, position)',
  // Finds the photos that have a file, so that a file nobody has any more can go.
  'CREATE INDEX photos_files ON photos USING gin ((ARRAY[small, medium, large]))',
  // When a listing, its photos or its agent last changed: devices that keep an area ask for it.
  `CREATE FUNCTION note_property_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN NEW.changed_at = clock_timestamp(); RETURN NEW; END $$`,
  // A look at a listing, or the question whether it is to be had, is no change of it.
  `CREATE TRIGGER properties_change BEFORE UPDATE ON properties FOR EACH ROW
     WHEN (OLD.version <> NEW.version OR OLD.boosted_until IS DISTINCT FROM NEW.boosted_until
       OR OLD.confirmed_at <> NEW.confirmed_at OR OLD.changed_at <> NEW.changed_at)
     EXECUTE FUNCTION note_property_change()`,
  `CREATE FUNCTION note_photo_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       UPDATE properties SET changed_at = clock_timestamp()
         WHERE id = coalesce(NEW.property_id, OLD.property_id);
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER photos_change AFTER INSERT OR UPDATE OR DELETE ON photos FOR EACH ROW
     EXECUTE FUNCTION note_photo_change()`,
  `CREATE FUNCTION note_agent_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       UPDATE properties SET changed_at = clock_timestamp() WHERE owner_id = NEW.id;
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER users_change AFTER UPDATE ON users FOR EACH ROW
     WHEN (OLD.name <> NEW.name OR OLD.company_name IS DISTINCT FROM NEW.company_name
       OR OLD.phone IS DISTINCT FROM NEW.phone OR OLD.approval <> NEW.approval
       OR OLD.verified_at IS DISTINCT FROM NEW.verified_at)
     EXECUTE FUNCTION note_agent_change()`,
  `CREATE TABLE gazetteer_places (
    name text NOT NULL,
    kind text NOT NULL,
    lat double precision NOT NULL,
    lng double precision NOT NULL,
    rank int NOT NULL,
    name_search text NOT NULL
  )`,
  'CREATE INDEX gazetteer_places_name ON gazetteer_places USING gin (name_search gin_trgm_ops)',
  'CREATE INDEX gazetteer_places_point ON gazetteer_places USING gist (point(lng, lat))',
];
