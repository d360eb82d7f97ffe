/** What people exchange about a property, what they keep and watch, and what is counted of it. */
export const exchange = [
  // property_title is the title that the property had when the message was written.
  `CREATE TABLE messages (
    id uuid PRIMARY KEY,
    property_id uuid NOT NULL REFERENCES properties,
    property_title text,
    sender_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    recipient_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    subject text NOT NULL,
    content text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    read_at timestamptz,
    hidden_for_sender boolean NOT NULL DEFAULT false,
    hidden_for_recipient boolean NOT NULL DEFAULT false
  )`,
  'CREATE INDEX messages_recipient ON messages (recipient_id, created_at DESC)',
  // Counted by month for the plans, and by property for the figures.
  'CREATE INDEX messages_sender ON messages (sender_id, created_at)',
  'CREATE INDEX messages_property ON messages (property_id, created_at)',
  `CREATE TABLE saved_properties (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
    saved_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, property_id)
  )`,
  'CREATE INDEX saved_properties_property ON saved_properties (property_id)',
  `CREATE TABLE inspections (
    id uuid PRIMARY KEY,
    version int NOT NULL DEFAULT 1,
    property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
    property_title text NOT NULL,
    property_address text NOT NULL,
    owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    requester_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    request_date date NOT NULL,
    request_time text NOT NULL,
    previous_date date,
    previous_time text,
    status text NOT NULL DEFAULT 'Pending'
      CHECK (status IN ('Pending', 'Confirmed', 'Declined', 'Rescheduled', 'Cancelled')),
    contact_number text NOT NULL,
    notes text NOT NULL DEFAULT '',
    hidden_for_requester boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX inspections_owner ON inspections (owner_id, created_at DESC)',
  'CREATE INDEX inspections_requester ON inspections (requester_id, created_at DESC)',
  // One agreed visit a home and time: the database itself refuses the second.
  `CREATE UNIQUE INDEX inspections_slot ON inspections (property_id, request_date, request_time)
     WHERE status IN ('Confirmed', 'Rescheduled')`,
  `CREATE TABLE offered_times (
    agent_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    slot_minutes int NOT NULL CHECK (slot_minutes IN (30, 45, 60)),
    week jsonb NOT NULL,
    days jsonb NOT NULL
  )`,
  // url is a secret of its agent; of what it leads to busy times alone are kept.
  `CREATE TABLE busy_calendars (
    agent_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    url text NOT NULL,
    busy jsonb NOT NULL,
    unread_repeats int NOT NULL,
    unread int NOT NULL,
    read_at timestamptz,
    tried_at timestamptz NOT NULL,
    failure text
  )`,
  'CREATE INDEX busy_calendars_tried ON busy_calendars (tried_at)',
  // url may open what only its agent may read; read_content is what it said of each listing last.
  `CREATE TABLE listing_sources (
    agent_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    url text NOT NULL,
    new_status text NOT NULL CHECK (new_status IN ('Draft', 'Active')),
    due_at timestamptz,
    leased_until timestamptz,
    read_at timestamptz,
    report jsonb,
    failing_since timestamptz,
    failure text,
    stopped_at timestamptz
  )`,
  'CREATE INDEX listing_sources_due ON listing_sources (due_at)',
  `CREATE TABLE source_listings (
    agent_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    property_id uuid NOT NULL,
    title text NOT NULL,
    read_content jsonb NOT NULL,
    doubts text[] NOT NULL,
    PRIMARY KEY (agent_id, property_id)
  )`,
  // visitor_id is whose proved address it was when they asked; it may be another's or nobody's today.
  `CREATE TABLE contact_requests (
    id uuid PRIMARY KEY,
    property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
    owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    property_title text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('chat', 'call')),
    message text NOT NULL,
    visitor_id uuid,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX contact_requests_owner ON contact_requests (owner_id, created_at DESC)',
  `CREATE TABLE boost_entries (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    type text NOT NULL CHECK (type IN ('Free', 'Purchase', 'Used')),
    amount int NOT NULL,
    from_plan boolean NOT NULL DEFAULT false,
    package_id text,
    price bigint,
    property_id uuid REFERENCES properties ON DELETE SET NULL,
    property_title text,
    ends_at timestamptz
  )`,
  'CREATE INDEX boost_entries_user ON boost_entries (user_id, at)',
  `CREATE TABLE search_alerts (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    version int NOT NULL DEFAULT 1,
    name text NOT NULL,
    criteria jsonb NOT NULL,
    frequency text NOT NULL CHECK (frequency IN ('Instantly', 'Daily', 'Weekly')),
    include_similar boolean NOT NULL DEFAULT false,
    active boolean NOT NULL DEFAULT true,
    unsubscribe_token text NOT NULL UNIQUE,
    watched_from timestamptz NOT NULL DEFAULT now(),
    checked_until timestamptz NOT NULL DEFAULT now(),
    last_sent_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX search_alerts_user ON search_alerts (user_id)',
  'CREATE INDEX search_alerts_checked ON search_alerts (checked_until) WHERE active',
  `CREATE TABLE alert_matches (
    alert_id uuid NOT NULL REFERENCES search_alerts ON DELETE CASCADE,
    property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
    matched_at timestamptz NOT NULL DEFAULT now(),
    mailed_at timestamptz,
    PRIMARY KEY (alert_id, property_id)
  )`,
  // The reporter's own id for it; evidence is what was reported as it stood then. answer_to is where a
  // visitor who had not logged in wants the answer, until it is written, and visitor_id whose proved address that was.
  `CREATE TABLE reports (
    id uuid PRIMARY KEY,
    reporter_id uuid REFERENCES users ON DELETE SET NULL,
    subject text NOT NULL CHECK (subject IN ('listing', 'message', 'person')),
    subject_id uuid NOT NULL,
    about_user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    title text NOT NULL,
    reason text NOT NULL CHECK (reason IN ('scam', 'gone', 'untrue', 'abuse', 'other')),
    note text NOT NULL,
    answer_to text,
    visitor_id uuid,
    evidence jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    decision text CHECK (decision IN ('none', 'warn', 'hide', 'suspend')),
    words text NOT NULL DEFAULT '',
    decided_at timestamptz
  )`,
  'CREATE INDEX reports_about ON reports (about_user_id)',
  'CREATE INDEX reports_subject ON reports (subject_id)',
  'CREATE INDEX reports_reporter ON reports (reporter_id)',
  `CREATE TABLE blocks (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    blocked_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    blocked_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, blocked_id)
  )`,
  'CREATE INDEX blocks_blocked ON blocks (blocked_id)',
  `CREATE TABLE property_events (
    property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('view', 'save')),
    day date NOT NULL,
    visitor text NOT NULL,
    PRIMARY KEY (property_id, kind, day, visitor)
  )`,
];
