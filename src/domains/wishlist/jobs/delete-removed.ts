import * as z from 'zod/mini';
import { transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { wishlistConfig } from '../contract.ts';
import { purgeRemoved as forget } from '../db/wishlist-repository.ts';

export const purgeRemoved = defineJob({
	name: 'wishlist.forget_removed',
	input: z.object({}),
	handle: async (context) => {
		await transact(context, async ({ db, now, log }) => {
			log.info({ forgotten: await forget(db, addMs(await now(), -wishlistConfig.undoHours * HOUR_MS)) }, 'wishes');
			return ok(null);
		});
	},
});
