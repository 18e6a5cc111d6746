import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { DependencyUnavailable } from '#src/shared/failure.ts';
import { identityWiring } from '../wiring.ts';

export const REVOKED_PER_JOB_MAX = 20;

/** Revokes refresh tokens (sealed) of ended sessions at an external provider. */
export const revokeTokensJob = defineJob({
	name: 'identity.revoke_tokens',
	input: z.object({ tokens: z.array(z.string()).check(z.maxLength(REVOKED_PER_JOB_MAX)) }),
	handle: async (_context, { tokens }) => {
		const { oidc, seal } = identityWiring();
		const answers = await Promise.all(tokens.map((token) => oidc.revoke(seal.open(token))));
		// Revoking is idempotent, so the retry repeats all of them.
		if (answers.includes('away')) throw new DependencyUnavailable('the identity provider did not revoke all tokens');
	},
});
