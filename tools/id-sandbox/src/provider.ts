import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { type Configuration, interactionPolicy, type JWK, Provider } from 'oidc-provider';
import { type Account, accountOf } from './accounts.js';
import { problemPage } from './pages.js';
import { BASE_PATH, CLIENT_ID, INTERACTION_PATH } from './paths.js';
import type { SandboxSettings } from './settings.js';

/** Seconds that someone may take to choose an account. */
const CHOICE_SECONDS = 600;

/** An RSA key, like Google's; made at each start. */
async function signingKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  return { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
}

function claimsOf({ id, email, firstName, lastName }: Account) {
  return {
    sub: id,
    email,
    email_verified: true,
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
  };
}

/** Always asks which account to use, as Google does. */
function policy() {
  const { Prompt, base } = interactionPolicy;
  const prompts = base();
  prompts.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

type GrantLoader = NonNullable<Configuration['loadExistingGrant']>;

/** Choosing an account counts as consent: there is no separate page for it. */
const agree: GrantLoader = async ({ oidc }) => {
  const { client, account, provider, params } = oidc;
  if (client === undefined || account === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(String(params?.scope ?? 'openid'));
  await grant.save();
  return grant;
};

function configuration(settings: SandboxSettings, key: JWK): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: settings.secret,
        redirect_uris: [settings.callback],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Puts the profile claims into the ID token itself, as Google does.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: { Interaction: CHOICE_SECONDS, Session: CHOICE_SECONDS, Grant: CHOICE_SECONDS },
    interactions: { policy: policy(), url: (_, { uid }) => `${INTERACTION_PATH}/${uid}` },
    loadExistingGrant: agree,
    findAccount: (_, id) => {
      const account = accountOf(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = problemPage(settings.publicUrl);
    },
  };
}

/** The identity provider itself, for one client: the product. */
export async function createProvider(settings: SandboxSettings): Promise<Provider> {
  const issuer = settings.publicUrl + BASE_PATH;
  const provider = new Provider(issuer, configuration(settings, await signingKey()));
  // The server in front tells it the public origin.
  provider.proxy = true;
  return provider;
}
