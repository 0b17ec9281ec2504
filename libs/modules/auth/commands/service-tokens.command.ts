import type { ServiceCommand } from '@prepward/platform/manifest';
import { ServiceTokens } from '../admin/service-tokens.js';
import { AuthModule } from '../auth.module.js';

/** `issue-service-token <name>`: prints the token, this once. */
export const issueServiceToken: ServiceCommand = {
  modules: [AuthModule],
  run: async (words, app) => {
    const name = words.join(' ').trim();
    if (name === '') throw new Error('Expected: issue-service-token <name of the program>');
    const { id, token } = await app.get(ServiceTokens).issue(name);
    console.log(`${token}\nShown only once. Revoke it with: revoke-service-token ${id}`);
  },
};

/** `revoke-service-token <id>`: the token stops working with the next request. */
export const revokeServiceToken: ServiceCommand = {
  modules: [AuthModule],
  run: async ([id = ''], app) => {
    const isRevoked = /^[0-9a-f-]{36}$/.test(id) && (await app.get(ServiceTokens).revoke(id));
    if (!isRevoked) {
      throw new Error('Expected: revoke-service-token <id>, with an id listed by service-tokens');
    }
    console.log('Revoked.');
  },
};

/** `service-tokens`: lists them, newest first. */
export const serviceTokens: ServiceCommand = {
  modules: [AuthModule],
  run: async (_, app) => {
    const tokens = await app.get(ServiceTokens).list();
    for (const { id, name, createdAt, revokedAt } of tokens) {
      const state = revokedAt === null ? 'holds' : `revoked ${revokedAt.toISOString()}`;
      console.log(`${id}  ${createdAt.toISOString()}  ${name}: ${state}`);
    }
    console.log(`${tokens.length} tokens`);
  },
};
