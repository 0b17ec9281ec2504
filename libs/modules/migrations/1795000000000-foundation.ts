import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first schema. References across modules are plain ids in the entities; their foreign keys
 * exist only here, with names that start with `xfk_` (docs/decisions/0004-migrations.md).
 */
export class Foundation1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ${TABLES.join(', ')} CASCADE`);
  }
}

const TABLES = [
  'mail_deliveries',
  'user_roles',
  'outbox_events',
  'outbox_deliveries',
  'users',
  'sessions',
  'identities',
  'flow_states',
  'one_time_tokens',
  'refresh_tokens',
  'profiles',
  'items',
  'item_versions',
  'passages',
  'attempts',
  'attempt_answers',
  'attempt_items',
  'subscriptions',
];

const STATEMENTS = [
  `CREATE TABLE mail_deliveries (
    key text NOT NULL,
    template text NOT NULL,
    recipient text NOT NULL,
    tries integer NOT NULL DEFAULT '0',
    leased_until timestamptz,
    sent_at timestamptz,
    last_error text,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (key)
  )`,
  `CREATE INDEX mail_deliveries_unsent ON mail_deliveries (created_at) WHERE sent_at IS NULL`,
  `CREATE TABLE user_roles (
    user_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (user_id, role)
  )`,
  `CREATE TABLE outbox_events (
    id uuid NOT NULL,
    name text NOT NULL,
    payload jsonb NOT NULL,
    request_id text,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    published_at timestamptz,
    PRIMARY KEY (id)
  )`,
  `CREATE INDEX outbox_events_unpublished ON outbox_events (created_at) WHERE published_at IS NULL`,
  `CREATE TABLE outbox_deliveries (
    event_id uuid NOT NULL,
    job text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    done_at timestamptz,
    failed_at timestamptz,
    last_error text,
    PRIMARY KEY (event_id, job)
  )`,
  `CREATE INDEX outbox_deliveries_open ON outbox_deliveries (created_at) WHERE done_at IS NULL AND failed_at IS NULL`,
  `CREATE TABLE users (
    id uuid NOT NULL,
    email text,
    password_hash text,
    email_confirmed_at timestamptz,
    new_email text,
    new_email_confirmed_by text,
    user_metadata jsonb NOT NULL DEFAULT '{}',
    app_metadata jsonb NOT NULL DEFAULT '{}',
    is_anonymous boolean NOT NULL DEFAULT false,
    banned_until timestamptz,
    last_mail_at timestamptz,
    last_sign_in_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id)
  )`,
  `CREATE INDEX users_anonymous ON users (created_at) WHERE is_anonymous`,
  `CREATE UNIQUE INDEX users_email_key ON users (email)`,
  `CREATE TABLE sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    aal text NOT NULL DEFAULT 'aal1',
    amr jsonb NOT NULL,
    user_agent text,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    refreshed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id)
  )`,
  `CREATE INDEX sessions_user ON sessions (user_id)`,
  `CREATE TABLE identities (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    provider_id text NOT NULL,
    data jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id)
  )`,
  `CREATE INDEX identities_user ON identities (user_id)`,
  `CREATE UNIQUE INDEX identities_provider_key ON identities (provider, provider_id)`,
  `CREATE TABLE flow_states (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    code_challenge text NOT NULL,
    method text NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (id)
  )`,
  `CREATE UNIQUE INDEX flow_states_code_key ON flow_states (code_hash)`,
  `CREATE TABLE one_time_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    token_hash bytea NOT NULL,
    email text NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (id)
  )`,
  `CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id)`,
  `CREATE UNIQUE INDEX one_time_tokens_hash_key ON one_time_tokens (token_hash)`,
  `CREATE TABLE refresh_tokens (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    parent_id uuid,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id)
  )`,
  `CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id)`,
  `CREATE UNIQUE INDEX refresh_tokens_parent_key ON refresh_tokens (parent_id)`,
  `CREATE UNIQUE INDEX refresh_tokens_hash_key ON refresh_tokens (token_hash)`,
  `CREATE TABLE profiles (
    user_id uuid NOT NULL,
    first_name text NOT NULL DEFAULT '',
    last_name text NOT NULL DEFAULT '',
    subscription_status text NOT NULL DEFAULT 'free',
    subscription_end_date timestamptz,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (user_id)
  )`,
  `CREATE TABLE items (
    id text NOT NULL,
    model text NOT NULL,
    subject text NOT NULL,
    area text NOT NULL,
    objective text NOT NULL,
    type text NOT NULL,
    difficulty double precision NOT NULL,
    status text NOT NULL DEFAULT 'live',
    version integer NOT NULL,
    PRIMARY KEY (id)
  )`,
  `CREATE INDEX items_live ON items (subject, type) WHERE status = 'live'`,
  `CREATE TABLE item_versions (
    item_id text NOT NULL,
    version integer NOT NULL,
    content_hash text NOT NULL,
    view jsonb NOT NULL,
    sheet jsonb NOT NULL,
    passage_hash text,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (item_id, version)
  )`,
  `CREATE TABLE passages (
    hash text NOT NULL,
    content jsonb NOT NULL,
    PRIMARY KEY (hash)
  )`,
  `CREATE TABLE attempts (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    mode text NOT NULL,
    state text NOT NULL DEFAULT 'open',
    item_count integer NOT NULL,
    started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    finished_at timestamptz,
    score jsonb,
    idempotency_key text,
    PRIMARY KEY (id)
  )`,
  `CREATE UNIQUE INDEX attempts_idempotency ON attempts (user_id, idempotency_key)`,
  `CREATE UNIQUE INDEX attempts_one_open ON attempts (user_id, kind, subject) WHERE state = 'open'`,
  `CREATE INDEX attempts_history ON attempts (user_id, started_at, id)`,
  `CREATE TABLE attempt_answers (
    attempt_id uuid NOT NULL,
    position integer NOT NULL,
    client_id text NOT NULL,
    sequence integer NOT NULL,
    response jsonb,
    scored_response jsonb,
    flagged boolean NOT NULL DEFAULT false,
    elapsed_ms integer,
    confidence integer,
    correct boolean,
    saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (attempt_id, position)
  )`,
  `CREATE TABLE attempt_items (
    attempt_id uuid NOT NULL,
    position integer NOT NULL,
    section integer NOT NULL DEFAULT '1',
    item_id text NOT NULL,
    item_version integer NOT NULL,
    PRIMARY KEY (attempt_id, position)
  )`,
  `CREATE INDEX attempt_items_item ON attempt_items (item_id)`,
  `CREATE TABLE subscriptions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    plan text NOT NULL,
    ends_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (id)
  )`,
  `CREATE INDEX subscriptions_user ON subscriptions (user_id, ends_at)`,
  `ALTER TABLE outbox_deliveries ADD CONSTRAINT outbox_deliveries_event_fk FOREIGN KEY (event_id) REFERENCES outbox_events(id) ON DELETE CASCADE`,
  `ALTER TABLE sessions ADD CONSTRAINT sessions_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE identities ADD CONSTRAINT identities_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE flow_states ADD CONSTRAINT flow_states_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE refresh_tokens ADD CONSTRAINT refresh_tokens_session_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE`,
  `ALTER TABLE item_versions ADD CONSTRAINT item_versions_item_fk FOREIGN KEY (item_id) REFERENCES items(id)`,
  `ALTER TABLE attempt_answers ADD CONSTRAINT attempt_answers_attempt_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE`,
  `ALTER TABLE attempt_items ADD CONSTRAINT attempt_items_attempt_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE`,
  `ALTER TABLE user_roles ADD CONSTRAINT xfk_user_roles_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE profiles ADD CONSTRAINT xfk_profiles_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE subscriptions ADD CONSTRAINT xfk_subscriptions_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE attempts ADD CONSTRAINT xfk_attempts_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE attempt_items ADD CONSTRAINT xfk_attempt_items_version FOREIGN KEY (item_id, item_version) REFERENCES item_versions(item_id, version)`,
  `ALTER TABLE item_versions ADD CONSTRAINT xfk_item_versions_passage FOREIGN KEY (passage_hash) REFERENCES passages(hash)`,
];
