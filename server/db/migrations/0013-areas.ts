import type { Migration } from './migration';

/**
 * What devices that keep an area ask for: when a listing, its photos or its agent last changed; the
 * operator's own gazetteer; and, beside the point that is shown, the exact one of its owner.
 */
export const areas: Migration = {
  version: 13,
  name: 'areas',
  statements: [
    'ALTER TABLE properties ADD COLUMN changed_at timestamptz NOT NULL DEFAULT clock_timestamp()',
    'ALTER TABLE properties ADD COLUMN exact_lat double precision',
    'ALTER TABLE properties ADD COLUMN exact_lng double precision',
    'CREATE INDEX properties_changed ON properties (changed_at, id)',
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
  ],
};
