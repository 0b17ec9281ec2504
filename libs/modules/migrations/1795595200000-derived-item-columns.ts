import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words in a text, split at spaces; table bars don't count. Cheap, and accurate enough to compare. */
const WORDS_IN = `CREATE FUNCTION words_in(content text) RETURNS integer
  LANGUAGE sql IMMUTABLE AS $$
    SELECT length(replace(content, ' |', '')) - length(replace(replace(content, ' |', ''), ' ', ''))
  $$`;

/** The schema is named because a restore of data alone sets an empty search path. */
const DERIVE = [
  `CREATE FUNCTION derive_item_version() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.family := NEW.source ->> 'family';
      NEW.passage_id := NEW.view ->> 'passageId';
      NEW.words := public.words_in(concat(NEW.view ->> 'stem', ' ', NEW.view ->> 'options'));
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER derive_item_version BEFORE INSERT OR UPDATE ON item_versions
    FOR EACH ROW EXECUTE FUNCTION derive_item_version()`,
  `CREATE FUNCTION derive_passage() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.words := public.words_in(coalesce(NEW.source ->> 'text', NEW.content ->> 'html', ''));
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER derive_passage BEFORE INSERT OR UPDATE ON passages
    FOR EACH ROW EXECUTE FUNCTION derive_passage()`,
];

/**
 * What a selection of items has to know of their content. The database derives it whenever content is
 * written: before, each read of the bank unpacked all content for it, which took half a second.
 */
export class DerivedItemColumns1795595200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE item_versions ADD COLUMN family text, ADD COLUMN passage_id text, ADD COLUMN words integer',
    );
    await runner.query('ALTER TABLE passages ADD COLUMN words integer');
    for (const sql of [WORDS_IN, ...DERIVE]) await runner.query(sql);
    for (const table of ['item_versions', 'passages']) {
      // Any update makes the trigger fill the columns of the rows that exist.
      await runner.query(`UPDATE ${table} SET words = 0`);
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN words SET NOT NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER derive_passage ON passages');
    await runner.query('DROP TRIGGER derive_item_version ON item_versions');
    await runner.query('DROP FUNCTION derive_passage, derive_item_version, words_in');
    await runner.query('ALTER TABLE passages DROP COLUMN words');
    await runner.query(
      'ALTER TABLE item_versions DROP COLUMN family, DROP COLUMN passage_id, DROP COLUMN words',
    );
  }
}
