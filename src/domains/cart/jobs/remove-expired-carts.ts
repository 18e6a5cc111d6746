import * as z from 'zod/mini';
import { transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { removeExpiredCarts as remove } from '../db/cart-repository.ts';

export const removeExpiredCarts = defineJob({
	name: 'cart.remove_expired_carts',
	input: z.object({}),
	handle: async (context) => {
		await transact(context, async ({ db, now, log }) => {
			log.info({ removed: await remove(db, await now()) }, 'expired carts removed');
			return ok(null);
		});
	},
});
