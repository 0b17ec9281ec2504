/**
 * SQL that verifies the account with the address `$1` as its newest sign-up link would, for tests that
 * need an account but not the email.
 */
export const VERIFY_SIGN_UP = `
  WITH verified AS (
    UPDATE users u SET email_confirmed_at = now(), password_hash = r.password_hash,
      user_metadata = r.user_metadata
    FROM (
      SELECT DISTINCT ON (user_id) * FROM link_requests WHERE kind = 'sign-up'
      ORDER BY user_id, created_at DESC
    ) r
    WHERE u.email = $1 AND r.user_id = u.id AND u.email_confirmed_at IS NULL
    RETURNING u.id
  )
  DELETE FROM link_requests WHERE user_id IN (SELECT id FROM verified)`;
